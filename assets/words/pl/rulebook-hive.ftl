# Zasady Hive do czytania.

rulebook-hive-goal-title = Cel gry
rulebook-hive-goal-1 = Otocz królową przeciwnika i nie daj otoczyć swojej. Zajęte muszą być wszystkie pola wokół królowej, a jest ich sześć. Czyimi żetonami, to obojętne: żetony przeciwnika też ci pomagają.

rulebook-hive-set-title = Żetony
rulebook-hive-set-1 = Obie strony mają takie same żetony, a na każdym jest owad. Królowa, żuki, koniki polne, pająki i mrówki tworzą grę podstawową. Biedronka, komar i stonoga pochodzą z dodatków; przed partią ustala się, które z nich biorą udział.
rulebook-hive-set-2 = Planszy nie ma: żetony leżą na stole, a pole to każde miejsce, gdzie żeton mógłby leżeć. Zapas leży obok odkryty. Jednakowe owady mają numery, w kolejności wystawiania.
rulebook-hive-set-bug = Owad
rulebook-hive-set-name = { PIECE($bug, start: 1) }
rulebook-hive-set-count = Sztuk na stronę
rulebook-hive-set-letter = Litera w zapisie

rulebook-hive-turn-title = Kolejność
rulebook-hive-turn-1 = Białe kładą pierwszy żeton na środku stołu, a czarne dokładają swój obok. Odtąd w swojej turze robisz jedno z dwojga: wystawiasz nowy żeton z zapasu albo ruszasz takim, który już leży na stole.
rulebook-hive-turn-2 = Ruszasz tylko swoimi żetonami. Jedynym wyjątkiem jest rzut stonogi, jeśli bierze udział w grze.

rulebook-hive-placing-title = Nowy żeton
rulebook-hive-placing-1 = Nowy żeton kładzie się na pustym polu, gdzie dotyka co najmniej jednego żetonu swojego koloru i żadnego żetonu przeciwnika. Wyjątkiem jest pierwszy żeton czarnych: niczego innego dotknąć nie może. O kolorze stosu decyduje wierzchni żeton.
rulebook-hive-placing-2 = Pole może być zamknięte ze wszystkich stron, nawet jeśli nikt by się tam nie wślizgnął. Ale na innym żetonie nowego się nie kładzie: żuki też zaczynają na stole.

rulebook-hive-hive-title = Ul
rulebook-hive-hive-1 = Ul składa się z samych żetonów: nie ma granic i rośnie tam, dokąd idą one. Niczego się nie zbija ani nie zabiera z powrotem do zapasu. Nie musisz wystawiać wszystkich, które masz.

rulebook-hive-queen-turn-title = Królowa najpóźniej w czwartej turze
rulebook-hive-queen-turn-1 = Królowa musi wejść do gry w twoich pierwszych czterech turach. Jeśli w czwartej wciąż jest w zapasie, nie możesz zrobić nic innego, jak ją wystawić.
rulebook-hive-queen-turn-2 = Zwykle wolno wystawić ją nawet jako pierwszą. Otwarcie turniejowe, które włącza się przed partią, tego zabrania: w pierwszej turze żadna strona nie wystawia królowej.

rulebook-hive-moving-title = Ruch
rulebook-hive-moving-1 = Dopóki twojej królowej nie ma na stole, żaden twój żeton się nie rusza. Dotyczy to każdej strony z osobna.
rulebook-hive-moving-2 = Potem zamiast wystawiać żeton możesz ruszyć jednym z leżących, a każdy owad chodzi po swojemu. Żeton po ruchu może leżeć obok żetonów przeciwnika. Dwie zasady wiążą wszystkich i mają własne rozdziały: ul pozostaje w jednym kawałku, a po stole żeton musi mieć miejsce, żeby się prześlizgnąć.

rulebook-hive-queen-title = Królowa
rulebook-hive-queen-1 = Królowa przesuwa się o jeden krok, na sąsiednie puste pole. To niewiele, ale w porę otwiera pierścień, który już prawie się zamknął.

rulebook-hive-beetle-title = Żuk
rulebook-hive-beetle-1 = Żuk też robi jeden krok, ale umie się wspinać: wchodzi na sąsiedni żeton, idzie dalej po wierzchu ula i schodzi na dół.
rulebook-hive-beetle-2 = Żeton pod żukiem nie może się ruszyć. Dopóki żuk tam siedzi, to pole ma jego kolor, także dla nowych żetonów.
rulebook-hive-beetle-3 = Żuki wchodzą na żuki, a za nimi może wejść komar. Żuka unieruchamia tylko to, co usiądzie na nim.
rulebook-hive-beetle-4 = Z góry żuk schodzi też na pole zamknięte ze wszystkich stron.

rulebook-hive-grasshopper-title = Konik polny
rulebook-hive-grasshopper-1 = Konik polny skacze w linii prostej przez jeden lub więcej żetonów, choćby przez wysokie stosy, i ląduje na pierwszym pustym polu za nimi. Tak dostaje się na zamknięte pola i z nich wychodzi. Pustego pola nie przeskoczy.

rulebook-hive-spider-title = Pająk
rulebook-hive-spider-1 = Pająk prześlizguje się wzdłuż ula o trzy kroki: nie może stanąć wcześniej ani pójść dalej. W jednym ruchu nie wraca na pole, na którym już był.

rulebook-hive-ant-title = Mrówka
rulebook-hive-ant-1 = Mrówka biegnie wzdłuż ula tak daleko, jak chce, na każde pole, do którego da się prześlizgnąć. Nikt nie obiegnie ula szybciej. Co leży za ciasnym przejściem, jest dla niej zamknięte.

rulebook-hive-ladybug-title = Biedronka
rulebook-hive-ladybug-1 = Biedronka robi trzy kroki: dwa po wierzchu ula, a trzeci w dół, na puste pole. Nie może przejść dołem, zostać na górze ani wrócić tam, skąd wyszła. Za to pola zamknięte ze wszystkich stron są dla niej otwarte. Pochodzi z dodatku.

rulebook-hive-mosquito-title = Komar
rulebook-hive-mosquito-1 = Komar nie ma własnego ruchu: rusza się jak owad, którego dotyka, obojętnie jakiego koloru. Gdy dotyka kilku, wybierasz ty, a po ruchu liczą się nowi sąsiedzi. Z sąsiedniego stosu naśladuje tylko wierzchni żeton.
rulebook-hive-mosquito-2 = Wybór wiele znaczy tam, gdzie jedna droga jest zamknięta, a druga nie.
rulebook-hive-mosquito-3 = Jeśli wszedł na górę jak żuk, pozostaje żukiem, dopóki nie zejdzie.
rulebook-hive-mosquito-4 = Komar na stole, który dotyka tylko drugiego komara, nie ma kogo naśladować i się nie rusza.

rulebook-hive-pillbug-title = Stonoga
rulebook-hive-pillbug-1 = Stonoga chodzi o jeden krok, jak królowa. Zamiast tego może przerzucić sąsiada: bierze sąsiedni żeton dowolnego koloru, przenosi go przez grzbiet i kładzie na innym pustym polu obok siebie. Rzut zajmuje całą turę.
rulebook-hive-pillbug-2 = Nie przerzuci żetonu ze stosu, żetonu, bez którego ul by się rozpadł, ani tego, który wystawiono lub ruszono w poprzedniej turze. Niczego też nie przerzuci przez przejście między dwoma stosami wysokimi na dwa żetony lub więcej.
rulebook-hive-pillbug-3 = Co się ruszyło w jednej turze, w następnej odpoczywa: świeżo przerzucony żeton się nie rusza, nie rzuca i nie daje się rzucić. Stonoga, która nie może odejść, bo trzyma ul razem, nadal może rzucać; pod żukiem nie może.
rulebook-hive-pillbug-4 = Komar na stole obok stonogi rzuca dokładnie tak samo.

rulebook-hive-one-hive-title = Jeden ul
rulebook-hive-one-hive-1 = Żetony zawsze trzymają się razem w jednym ulu i każdy dotyka jakiegoś innego. Żeton, który jako jedyny łączy dwie części, nie może odejść. Tak można unieruchomić żeton, wcale go nie dotykając.
rulebook-hive-one-hive-2 = Dotyczy to także drogi: gdy tylko podniesiesz żeton, reszta musi być jednym ulem, choćby potem wszystko znów się złożyło. Żeton, który leży na innym, zawsze może odejść: ul trzyma ten pod spodem.

rulebook-hive-sliding-title = Ślizganie się
rulebook-hive-sliding-1 = Po stole żeton ślizga się wzdłuż ula i dotyka go przy każdym kroku. Między dwoma żetonami, które zostawiają tylko ciasne przejście, się nie przeciśnie, ani do środka, ani na zewnątrz.
rulebook-hive-sliding-2 = Kto się nie ślizga, nie potrzebuje miejsca: konik polny skacze, żuk i biedronka się wspinają, a komar też, gdy je naśladuje. Nowy żeton i żeton przerzucony po prostu się kładzie.
rulebook-hive-sliding-3 = Ciasno bywa i na górze: dwa stosy po bokach zamykają krok między nimi, jeśli oba są wyższe i od miejsca, z którego wychodzi wspinający się, nie licząc jego samego, i od tego, na które wchodzi. Dotyczy to żuka, biedronki, komara i przerzucanych żetonów.

rulebook-hive-pass-title = Gdy nie ma ruchu
rulebook-hive-pass-1 = Jeśli nie możesz ani wystawić żetonu, ani żadnym się ruszyć, pasujesz, tura po turze, aż coś znów będzie możliwe. Jeśli cokolwiek możesz zrobić, musisz: z własnej woli się nie pasuje.

rulebook-hive-end-title = Koniec gry
rulebook-hive-end-1 = Gra kończy się, gdy tylko któraś królowa zostanie otoczona. Jej strona przegrywa, nawet jeśli sama zamknęła pierścień.
rulebook-hive-end-2 = Jeśli jeden ruch otoczy obie królowe, jest remis.
rulebook-hive-end-3 = Remis jest też wtedy, gdy ta sama pozycja, z tą samą stroną na ruchu, wystąpi trzeci raz albo gdy obie strony się na niego zgodzą. Każdy może też poddać partię.

rulebook-hive-settings-title = Co można ustalić
rulebook-hive-settings-1 = Dodatki. Biedronka, komar i stonoga mogą brać udział albo nie, każde z osobna; zwykle grają pierwsze dwa. Na pierwsze partie wystarczą żetony podstawowe.
rulebook-hive-settings-2 = Otwarcie turniejowe. Żadna królowa nie wchodzi wtedy w pierwszej turze swojej strony; zwykle może.
rulebook-hive-settings-3 = Powtórzenie. Remis po trzecim powtórzeniu można wyłączyć.
