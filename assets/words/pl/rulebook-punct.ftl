# Zasady PÜNCT do czytania.

rulebook-punct-goal-title = Cel gry
rulebook-punct-goal-1 = Połącz dwie przeciwne strony planszy nieprzerwanym łańcuchem swoich kropek. Plansza ma sześć stron, więc przeciwnych par jest trzy i każda się nadaje.
rulebook-punct-goal-2 = Liczą się tylko strony przeciwne: łańcuch między innymi dwiema nic nie daje, choćby był bardzo długi.
rulebook-punct-goal-3 = Każdy nowy pion ci pomaga, ale też zdradza twoje plany. Piony się przesuwają, obracają i wspinają, więc zamiar można długo ukrywać.

rulebook-punct-board-title = Plansza
rulebook-punct-board-1 = Plansza to sześciokąt o 211 polach. Każda z sześciu stron jest rzędem siedmiu pól; rogi są ścięte, więc żadne pole nie należy do dwóch stron. 19 jasnych pól w środku tworzy obszar centralny, krócej: centrum.
rulebook-punct-board-2 = Kolumny mają litery od A po lewej do Q po prawej i biegną od jednego gracza do drugiego. Numery pól w kolumnie rosną od białych ku czarnym. Tak każde pole ma nazwę, na przykład G12.

rulebook-punct-set-title = Piony
rulebook-punct-set-1 = Każda strona ma 18 pionów: sześć trójkątnych, sześć prostych i sześć zgiętych. Pion ma trzy kropki i zajmuje trzy pola. Jedna kropka wyróżnia się barwą: to PÜNCT, który prowadzi pion w ruchu. Dwie pozostałe to małe kropki.
rulebook-punct-set-2 = Zależnie od tego, gdzie jest PÜNCT, pionów jest sześć rodzajów. Pionów nie odwraca się spodem do góry, więc zgięty z PÜNCTEM po lewej nie stanie się zgiętym z PÜNCTEM po prawej.
rulebook-punct-set-3 = Prosty i zgięty pion ma dwa końce i kropkę między nimi. Tylko ta środkowa kropka może wisieć jako most; która to, mówi tabela.
rulebook-punct-set-4 = Jest też pion pomocniczy z jedną kropką. Nie bierze udziału w grze: trzyma miejsce PÜNCTU, gdy przesuwasz jego pion. Na tym stole pojawia się i znika sam.
rulebook-punct-set-piece = Pion
rulebook-punct-set-name = { PIECE($shape, start: 1) }
rulebook-punct-set-count = Sztuk na stronę
rulebook-punct-set-letter = Litera w zapisie
rulebook-punct-set-hangs = Co może wisieć
rulebook-punct-set-hangs-nothing = nic
rulebook-punct-set-hangs-punct = PÜNCT
rulebook-punct-set-hangs-minor = mała kropka

rulebook-punct-turn-title = Kolejność
rulebook-punct-turn-1 = Zaczynają białe, potem strony grają na zmianę. Zapasy leżą na widoku, więc każdy wie, co jeszcze może nadejść.
rulebook-punct-turn-2 = W swojej turze robisz jedną rzecz: kładziesz nowy pion albo ruszasz jednym ze swoich na planszy. Ruszyć pionem to przesunąć go po linii, obrócić albo jedno i drugie, a ruch może też prowadzić na inne piony.
rulebook-punct-turn-3 = Dopóki masz ruch, nie możesz pasować. Bez żadnego musisz, ale to się prawie nie zdarza.

rulebook-punct-placing-title = Nowy pion
rulebook-punct-placing-1 = Nowy pion kładzie się wprost na planszy, dowolnie obrócony, każdą z trzech kropek na pustym polu. Nie może leżeć ani na innych pionach, ani pod mostem.
rulebook-punct-placing-2 = W grze podstawowej pierwszy pion białych nie może dotknąć centrum żadną kropką. Potem centrum jest otwarte dla każdego nowego piona. W grze standardowej pozostaje dla nowych pionów zamknięte: o tym jest osobny rozdział.

rulebook-punct-moving-title = Ruch
rulebook-punct-moving-1 = Ruszasz tylko swoimi pionami, a dokąd, pokazuje PÜNCT. Z jego pola wychodzi sześć prostych; po jednej z nich idzie tak daleko, jak chcesz.
rulebook-punct-moving-2 = Po drodze nic go nie zatrzyma: ani puste pola, ani piony, czyjekolwiek i jak wysokie by były, ani centrum. Ważne jest tylko, gdzie pion się położy. Pola, z których schodzi, są dla niego wolne, więc może częściowo leżeć tam, gdzie przedtem.

rulebook-punct-turning-title = Obrót
rulebook-punct-turning-1 = Tam, dokąd doszedł PÜNCT, możesz obrócić pion wokół niego. PÜNCT zostaje na swoim polu, a małe kropki krążą.
rulebook-punct-turning-2 = Przesunięcie i obrót to jeden ruch, a każde z nich osobno też jest ruchem. Coś jednak musi się zmienić: pion, który leży na tych samych trzech polach z PÜNCTEM na tym samym, się nie ruszył.
rulebook-punct-turning-3 = Przy krawędzi wszystkie trzy kropki muszą zostać na planszy.

rulebook-punct-climbing-title = Wspinanie się
rulebook-punct-climbing-1 = Pion z planszy może też wejść na inne. Idzie po linii, jak zawsze, ale PÜNCT musi stanąć na twoim pionie, na dowolnej jego kropce. Na pionie przeciwnika stanąć nie może nigdy.
rulebook-punct-climbing-2 = Małe kropki nie są tak wybredne: mogą zakryć każdy kolor. Obróć więc pion, jak ci pasuje.
rulebook-punct-climbing-3 = Pion nie leży krzywo: pod wszystkimi trzema kropkami musi być ta sama wysokość. Jedynym wyjątkiem jest most.
rulebook-punct-climbing-4 = Jaka to wysokość, nieważne. Z każdego poziomu pion może w jednym ruchu wejść lub zejść na każdy inny, także na samą planszę.
rulebook-punct-climbing-5 = Poziomów może być dowolnie wiele. Ale wspina się tylko to, co już leży na planszy; nowy pion nie może.

rulebook-punct-blocked-title = Zablokowane piony
rulebook-punct-blocked-1 = Pion, który ma zakrytą choćby jedną kropkę, jest zablokowany: nie może się przesunąć ani obrócić, czyjkolwiek pion na nim leży. Gdy wszystkie jego kropki znów są wolne, wolny jest i on.

rulebook-punct-bridges-title = Mosty
rulebook-punct-bridges-1 = Prostemu i zgiętemu pionowi wystarczy, że jego dwa końce leżą na pionach jednego poziomu. Kropka między nimi może wisieć nad pustym polem albo nad czymś niższym.
rulebook-punct-bridges-2 = Zwykle most leży na dwóch pionach. Bardzo rzadko wystarcza jeden: zgięty na zgiętym, który jest zwrócony w przeciwną stronę.
rulebook-punct-bridges-3 = Trójkątny pion nie ma końców, więc nigdy nie jest mostem: potrzebuje oparcia pod wszystkimi trzema kropkami.
rulebook-punct-bridges-4 = Końce leżą na jednym poziomie i żaden koniec nie wisi. Środkowa kropka nie zmieści się też tam, gdzie coś jest wyższe niż końce.
rulebook-punct-bridges-5 = Z PÜNCTEM jest jak zawsze: pod nim leży twój pion. Jeśli to on jest środkową kropką, może wisieć nad twoją niższą kropką, ale nie nad pustym polem ani nad kropką przeciwnika. Przy ścisłych mostach, które włącza się przed partią, nie wisi wcale.
rulebook-punct-bridges-6 = Most powstaje z ruchu: nowy pion kładzie się wprost na planszy i mostem nie będzie.

rulebook-punct-under-title = Pod mostem
rulebook-punct-under-1 = Kropka pod mostem jest zablokowana, choć między nimi jest powietrze. Jej pion nie może się przesunąć ani obrócić, nawet gdyby mostu nie dotknął.
rulebook-punct-under-2 = Puste pole pod mostem jest zamknięte. Nie wejdzie tam żaden pion, ani nowy, ani przesuwany.

rulebook-punct-connection-title = Połączenie stron
rulebook-punct-connection-1 = Wygrywasz, gdy tylko twoje kropki połączą dwie przeciwne strony; gdzie łańcuch się na nich zaczyna i kończy, jest obojętne. Wystarczy, że dwie kropki mają sąsiednie pola, choćby jedna leżała wysoko, a druga nisko. PÜNCT i małe kropki znaczą tyle samo, ale liczą się tylko te, które widać z góry.
rulebook-punct-connection-2 = Dlatego połączenie przerywa się, wchodząc na nie: co zakryte, niczego nie łączy.
rulebook-punct-connection-3 = Uważaj, gdy schodzisz. Jeśli odsłoni się połączenie przeciwnika, a twojego nie ma, wygrywa on w twojej turze. Jeśli jeden ruch połączy strony obu graczom, wygrywa ten, kto go zrobił.

rulebook-punct-last-title = Ostatni pion
rulebook-punct-last-1 = Gra kończy się też, gdy jedna ze stron położy swój ostatni pion, a nikt nie ma połączenia. W grze podstawowej to remis, w standardowej rozstrzyga centrum.

rulebook-punct-looking-title = Co leży pod spodem
rulebook-punct-looking-1 = Nie musisz pamiętać, co leży pod wierzchnimi pionami. W każdej chwili możesz podnieść pion, zajrzeć pod niego i odłożyć go tak, jak leżał; po jednym naraz.

rulebook-punct-standard-title = Gra standardowa
rulebook-punct-standard-1 = Wszystko, co dotąd, obowiązuje i tutaj, z dwiema zmianami. Pierwsza: nowy pion nie może dotknąć centrum żadną kropką. Wejść tam, a potem wyjść, mogą tylko piony, które już leżą na planszy.
rulebook-punct-standard-2 = Druga: gdy ktoś położy ostatni pion, a nikt nie ma połączenia, liczy się kropki widoczne w centrum. Kto ma ich więcej, wygrywa; przy równej liczbie jest remis.
rulebook-punct-standard-3 = W pierwszych partiach centrum często zostaje puste. Później warto je mieć na oku: gdy pionów jest już mało, ruch do centrum bywa cenniejszy niż dłuższy łańcuch.

rulebook-punct-settings-title = Co można ustalić
rulebook-punct-settings-1 = Gra standardowa czy podstawowa. Standardowa to gra pełna; podstawowa jest prostsza i nie liczy centrum.
rulebook-punct-settings-2 = Ścisłe mosty. PÜNCT zawsze dotyka wtedy tego, na czym leży; zwykle może wisieć nad niższą kropką swojego koloru.
rulebook-punct-settings-3 = Powtórzenie. Gdy ta sama pozycja, z tą samą stroną na ruchu, wystąpi trzeci raz, jest remis. Tę zasadę można wyłączyć.
rulebook-punct-settings-4 = Poza tym w każdej chwili można zgodzić się na remis albo poddać partię.
