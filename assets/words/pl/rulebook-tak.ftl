# Zasady Taka do czytania.

rulebook-tak-goal-title = Cel gry
rulebook-tak-goal-1 = Obie strony kładą kamienie na planszy, żeby zbudować drogę: łańcuch własnych pionów od jednej krawędzi do przeciwnej. Kto pierwszy ukończy drogę, od razu wygrywa.
rulebook-tak-goal-2 = Kamień można też postawić, żeby zagrodzić przejście, a piony wchodzą jedne na drugie, więc drogę równie łatwo zakopać, jak zbudować. Jeśli nikomu się nie uda, rozstrzygną płaskie kamienie; o tym dalej.

rulebook-tak-set-title = Plansza i kamienie
rulebook-tak-set-1 = W Tak gra się na kwadratowych planszach różnej wielkości, najczęściej 5×5. Obie strony mają takie same zestawy, zależne od planszy:
rulebook-tak-set-2 = Płaski i stojący to ten sam kamień: jak ma leżeć, decydujesz, gdy go wystawiasz. Zwornik jest osobnym pionem. To, czego jeszcze nie ma na planszy, leży obok niej na widoku.
rulebook-tak-set-3 = Pole nazywa się od kolumny i rzędu: kolumny mają litery od lewej, a rzędy numery od krawędzi białych. Dlatego a1 to lewy róg białych.
rulebook-tak-set-board = Plansza
rulebook-tak-set-stones = Kamieni na stronę
rulebook-tak-set-capstones = Zworników na stronę

rulebook-tak-turn-title = Kolejność
rulebook-tak-turn-1 = Zaczynają białe, potem strony grają na zmianę. W swojej turze robisz jedną rzecz: stawiasz nowy pion na pustym polu albo przesuwasz to, co już leży na planszy.
rulebook-tak-turn-2 = Pasować nie wolno. Nie będzie też takiej potrzeby: dopóki gra trwa, zawsze jest co postawić.

rulebook-tak-first-turn-title = Pierwsza tura
rulebook-tak-first-turn-1 = Pierwszą turę gra się na odwrót: bierzesz kamień z zapasu przeciwnika i kładziesz go na płasko na dowolnym pustym polu. Najpierw robią to białe, potem czarne. Stojące kamienie, zworniki i przesunięcia przyjdą później.
rulebook-tak-first-turn-2 = Od drugiej tury każdy gra tylko swoimi pionami. Oba kamienie z pierwszej tury należą do strony, której kolor mają.

rulebook-tak-placing-title = Nowy pion
rulebook-tak-placing-1 = Weź z zapasu kamień albo zwornik i postaw na dowolnym pustym polu. Nowego piona nigdy nie kładzie się na innym, czyjkolwiek by był: stosy powstają tylko z przesunięć.

rulebook-tak-stones-title = Płaski, stojący, zwornik
rulebook-tak-stones-1 = Płaski kamień należy do twojej drogi i każdy pion może na nim stanąć. Stojący kamień drogą nie jest, ale nic go nie zakryje oprócz zwornika, który go kładzie. Zwornik łączy jedno z drugim: jest częścią drogi i nic go nigdy nie zakrywa.
rulebook-tak-stones-2 = Kamień zostaje taki, jakim go postawiono: płaskiego nie podniesiesz, stojącego nie położysz. To drugie potrafi tylko zwornik.

rulebook-tak-stacks-title = Stosy
rulebook-tak-stacks-1 = Gdy piony leżą jeden na drugim, decyduje wierzchni: jego właściciel rusza całym stosem i tylko ten pion liczy się w drodze. To, co pod spodem, nie liczy się nikomu, dopóki znów nie znajdzie się na wierzchu.
rulebook-tak-stacks-2 = Stos może być dowolnie wysoki.

rulebook-tak-moving-title = Przesuwanie
rulebook-tak-moving-1 = Wybierz stos, na którego wierzchu jest twój pion; pojedynczy pion to też stos. Weź z góry, ile chcesz, ale nie więcej, niż plansza ma pól w rzędzie: pięć na planszy 5×5, cztery na 4×4. Reszta zostaje na miejscu.
rulebook-tak-moving-2 = Idź w linii prostej: w lewo, w prawo, do przodu lub do tyłu, nigdy na ukos i bez skręcania. Na każdym polu po drodze, już od sąsiedniego, zostaw od spodu co najmniej jeden z niesionych pionów. Ruch kończy się tam, gdzie kładziesz ostatni.
rulebook-tak-moving-3 = Wolno przechodzić przez puste pola i płaskie kamienie obu kolorów oraz na nich stawać. Stojące kamienie i zworniki, także twoje, zagradzają drogę: nie da się na nie wejść ani ich przeskoczyć.

rulebook-tak-flattening-title = Zwornik kładzie stojący kamień
rulebook-tak-flattening-1 = Zagrodzona droga ma jeden wyjątek: zwornik może wejść na stojący kamień, twój albo przeciwnika, i go położyć. Odtąd leży pod nim zwykły płaski kamień.
rulebook-tak-flattening-2 = Ten ostatni krok zwornik robi sam i na nim ruch się kończy. Może przyjść ze stosem, jeśli po drodze zostawi wszystkie kamienie spod siebie. Na drugi zwornik nie wejdzie.

rulebook-tak-roads-title = Drogi
rulebook-tak-roads-1 = Droga łączy dwie przeciwne krawędzie: lewą z prawą albo bliższą z dalszą. Jej pola muszą stykać się bokami, a wić się może do woli. Pole w rogu należy do obu swoich krawędzi.
rulebook-tak-roads-2 = Pola, które stykają się tylko rogami, nie są połączone.
rulebook-tak-roads-3 = Do drogi należą twoje płaskie kamienie i zworniki. Stojący kamień zostawia w niej lukę.
rulebook-tak-roads-4 = Liczy się tylko to, co na wierzchu: twój kamień wewnątrz cudzego stosu nie jest częścią drogi.
rulebook-tak-roads-5 = Wygrywasz także wtedy, gdy twoją drogę odsłoni ruch przeciwnika, na przykład zejście z twojego kamienia. Jeśli jeden ruch da drogę obu stronom, wygrywa ta, która go zrobiła.

rulebook-tak-flats-title = Koniec bez drogi
rulebook-tak-flats-1 = Gra kończy się od razu także wtedy, gdy nie ma już pustych pól albo gdy jedna ze stron postawi ostatni pion z zapasu, wliczając zworniki. Jeśli nikt nie ma wtedy drogi, liczy się płaskie kamienie.
rulebook-tak-flats-2 = Punkt daje każdy twój płaski kamień na wierzchu, na planszy lub na stosie. Stojące kamienie, zworniki i wszystko, co zakryte, się nie liczy. Wygrywa, kto ma więcej punktów; przy równej liczbie jest remis.

rulebook-tak-small-title = Gra 4×4
rulebook-tak-small-1 = Krótką partię gra się na tej samej planszy, ale na jej węzłach: punkty w środku, w których przecinają się linie, tworzą siatkę 4×4. Każdy ma 15 kamieni i żadnego zwornika, więc stojącego kamienia nic nie położy. Przenosi się najwyżej cztery piony, reszta bez zmian.

rulebook-tak-settings-title = Co można ustalić
rulebook-tak-settings-1 = Komi. Kto zaczyna, ma przewagę, a komi ją wyrównuje: to punkty dodawane do płaskich kamieni czarnych przy liczeniu. Zwykle wynosi 0, a zmienia się je co pół punktu. Z połówką nie ma remisu przy liczeniu; komi poniżej zera pomaga białym.
rulebook-tak-settings-2 = Podwójny pierwszy kamień. Inny sposób na wyrównanie pierwszego ruchu: kamień czarnych, który białe stawiają na początku, to stos dwóch. Reszta bez zmian, a komi wynosi wtedy zwykle 0.
rulebook-tak-settings-3 = Powtórzenie. Gdy ta sama pozycja, z tą samą stroną na ruchu, wystąpi trzeci raz, jest remis. Przed partią można tę zasadę wyłączyć.
rulebook-tak-settings-4 = Zestaw. W partii z pliku kamieni i zworników może być więcej lub mniej niż w tabeli.
rulebook-tak-settings-5 = Poza tym w każdej chwili można zgodzić się na remis albo poddać partię.
