# Kurs gry PÜNCT.

learn-punct-stage-goal = Cel gry
learn-punct-goal-across = Grasz białymi: połóż dowolny pion na D8 i połącz lewą stronę z prawą.
learn-punct-goal-across-done = Wygrana! Celem jest łańcuch między dwiema przeciwnymi stronami.
learn-punct-goal-across-elsewhere = Czarne zajmują lukę i twój łańcuch jest przerwany. Zakryj D8 dowolną kropką.
learn-punct-goal-near-to-far = Teraz jednym pionem połącz bliższą stronę z dalszą.
learn-punct-goal-near-to-far-done = To druga para stron. Została jeszcze jedna.
learn-punct-goal-near-to-far-elsewhere = Czarne pierwsze znajdują lukę w twoim łańcuchu. Wypełnij ją.
learn-punct-goal-opposite = Dwie luki, jeden pion: połącz dwie przeciwne strony.
learn-punct-goal-opposite-done = Trzecia para. Strony, które stykają się w rogu, się nie liczą.
learn-punct-goal-opposite-neighbours = Te strony stykają się w rogu i nic nie dają. Drugą lukę zajmują czarne.
learn-punct-goal-opposite-elsewhere = Przeciwne strony nie są połączone, a ważną lukę zajmują czarne.

learn-punct-stage-kinds = Sześć rodzajów
learn-punct-kinds-straight = Trzy pola w rzędzie: połóż pion, który je wypełni.
learn-punct-kinds-straight-done = Masz sześć pionów prostych, sześć zgiętych i sześć trójkątnych.
learn-punct-kinds-straight-bent = Jedno pole zostało wolne. Trzy w rzędzie wypełni prosty pion.
learn-punct-kinds-straight-elsewhere = Luka jest nadal otwarta. Wypełnij trzy pola jednym nowym pionem.
learn-punct-kinds-angular = Ta luka ma zgięcie. Wygraj pionem, który do niej pasuje.
learn-punct-kinds-angular-done = Zależnie od miejsca PÜNCTU, głównej kropki, rodzajów jest sześć.
learn-punct-kinds-angular-short = Jedno pole zostało wolne. Czarny trójkąt obejdzie zgięty pion.
learn-punct-kinds-angular-elsewhere = Luka jest nadal otwarta. Omija czarny trójkąt na E9.

learn-punct-stage-placing = Nowe piony
learn-punct-placing-outside = Nowe piony nie mogą dotykać jasnego centrum. Zamknij lukę obok niego.
learn-punct-placing-outside-done = Nowe piony kładzie się wprost na planszy.
learn-punct-placing-outside-elsewhere = Czarne zajmują F8. Zakryj je pionem odwróconym od centrum.

learn-punct-stage-moving = Przesuwanie
learn-punct-moving-line = Weź swój pion: pion pomocniczy pokaże linie jego PÜNCTU. Przesuń go na G5.
learn-punct-moving-line-done = PÜNCT idzie w linii prostej, na dowolną odległość, nad wszystkim.
learn-punct-moving-line-new = To nowy pion. Weź ten z planszy za jego PÜNCT na G12.
learn-punct-moving-line-elsewhere = G5 jest nadal puste. Leży w linii prostej od G12.
learn-punct-moving-twice = Żadna linia twojego piona nie prowadzi na K14. Zakryj je w dwóch ruchach.
learn-punct-moving-twice-done = Okrężną drogą dojdziesz wszędzie.
learn-punct-moving-twice-new = To nowy pion. Rusz tym, który leży na planszy.
learn-punct-moving-twice-elsewhere = K14 jest nadal puste. Linia prowadzi tam na przykład z K12.
learn-punct-moving-centre = Nowy pion nie wypełni luki w centrum. Wygraj, przesuwając inny.
learn-punct-moving-centre-done = To, co leży na planszy, może wejść do centrum i z niego wyjść.
learn-punct-moving-centre-elsewhere = Luka zostaje dla czarnych. Pasuje do niej twój prosty pion z G5.

learn-punct-stage-turning = Obracanie
learn-punct-turning-on-the-spot = Obróć pion wokół jego PÜNCTU na H10 i wygraj.
learn-punct-turning-on-the-spot-done = Obrót w miejscu to cały ruch.
learn-punct-turning-on-the-spot-elsewhere = Luka zostaje dla czarnych. Zamknąłby ją obrót w miejscu.
learn-punct-turning-at-the-edge = Przesuń trójkąt z P14, obróć go i domknij łańcuch.
learn-punct-turning-at-the-edge-done = Przesunięcie z obrotem to jeden ruch. Żadna kropka nie może wystawać poza planszę.
learn-punct-turning-at-the-edge-new = Nowy pion nie jest potrzebny. Przesuń trójkąt z P14.
learn-punct-turning-at-the-edge-elsewhere = Czarne zajmują krawędź. Przesuń PÜNCT na P9 lub P10 i obróć pion.

learn-punct-stage-climbing = Wchodzenie
learn-punct-climbing-own = Wejdź: połóż jeden swój pion płasko na drugim.
learn-punct-climbing-own-done = PÜNCT wchodzi tylko na swój kolor.
learn-punct-climbing-own-new = Nowe piony nie wchodzą na inne. Rusz tym, który leży na planszy.
learn-punct-climbing-own-elsewhere = Ten pion nadal leży na planszy. Postaw jego PÜNCT na drugim swoim pionie.
learn-punct-climbing-across = Czarny mur przerywa twój łańcuch. Połóż na nim pion i wygraj.
learn-punct-climbing-across-done = Małe kropki mogą zakrywać czarne. Sąsiedzi łączą się na każdym poziomie.
learn-punct-climbing-across-not = Pion wszedł wyżej, ale łańcuch jest nadal przerwany. Zakryj J8 i zostaw resztę.
learn-punct-climbing-across-elsewhere = Mur nadal stoi. Twój trójkąt z I4 dojdzie na I8, tuż obok.
learn-punct-climbing-level = Podnieś wieżę na L8 do trzech poziomów: wszystkie kropki potrzebują równego oparcia.
learn-punct-climbing-level-done = Można wejść na każdą wysokość i zejść w jednym ruchu.
learn-punct-climbing-level-new = Nowe piony zaczynają na planszy. Rusz tym, który już na niej leży.
learn-punct-climbing-level-elsewhere = Wieża nie ma trzech poziomów. Połóż na niej trójkąt, kropka na kropce.

learn-punct-stage-bridges = Mosty
learn-punct-bridge-straight = Przesuń prosty pion z G8: końce utrzymają go nad L7.
learn-punct-bridge-straight-done = Most! Wisieć może tylko środkowa kropka.
learn-punct-bridge-none = Nad L7 nic jeszcze nie wisi. Oprzyj oba końce na pionach jednego poziomu.
learn-punct-bridge-angular = Postaw most nad L7 ze zgiętego piona.
learn-punct-bridge-angular-done = Jego zgięcie też może wisieć. Pod most nic nie wejdzie.
learn-punct-bridge-no-triangle = Na L8 dojdą trójkąt i prosty pion. Postaw most nad L7 z jednego z nich.
learn-punct-bridge-no-triangle-done = Trójkąt nie ma końców, więc nigdy nie jest mostem.
learn-punct-bridge-no-triangle-triangle = Ten pion leży płasko, a L7 jest wolne. Trójkąt potrzebuje oparcia pod każdą kropką.

learn-punct-stage-rare-bridges = Wyżej i rzadziej
learn-punct-bridge-over-a-stack = Postaw most nad L7, nad czarnym pionem.
learn-punct-bridge-over-a-stack-done = Oba końce leżą na jednym poziomie. Czarnego piona nic nie dotyka, a jest zablokowany.
learn-punct-bridge-over-a-stack-climbed = Pion wszedł wyżej, ale nad czarnym pionem na L7 nic nie wisi.
learn-punct-bridge-on-one-piece = Obróć zgięty pion tak, by nad F7 trzymał go tylko jeden pion.
learn-punct-bridge-on-one-piece-done = Rzadkie, lecz dozwolone: jedno zgięcie przeciw drugiemu.
learn-punct-bridge-on-one-piece-flat = To wejście w innym miejscu. Oprzyj oba końce na pionie z PÜNCTEM na G8.
learn-punct-bridge-on-one-piece-none = Nad F7 nic jeszcze nie wisi. Połóż oba końce na G7 i F8.

learn-punct-stage-blocking = Blokowanie
learn-punct-blocking-a-mover = Czarny pion na N8 zaraz wygra. Wejdź na niego.
learn-punct-blocking-a-mover-done = Jedna zakryta kropka i pion nie może się ani przesunąć, ani obrócić.
learn-punct-blocking-a-mover-free = Czarny pion wchodzi w lukę i wygrywa.
learn-punct-blocking-a-mover-otherwise = To pomoże tylko na chwilę. Wejdź na pion na N8, żeby go zablokować.
learn-punct-blocking-your-own = Twój własny pion blokuje ten pod spodem. Wygraj w dwóch ruchach.
learn-punct-blocking-your-own-done = To, co leży na wierzchu, blokuje: i cudze, i własne.
learn-punct-blocking-your-own-still = Nie grozisz jeszcze wygraną. Zdejmij górny pion i zostaw lukę wolną.
learn-punct-blocking-your-own-missed = Uwolniony pion mógł wypełnić lukę i wygrać.

learn-punct-stage-cutting = Przerywanie
learn-punct-cutting-a-chain = Czarne mogą wygrać w dwóch lukach. Przerwij łańcuch, wchodząc na niego.
learn-punct-cutting-a-chain-done = Zakryte kropki niczego nie łączą.
learn-punct-cutting-a-chain-open = Czarne zamykają lukę, która została, i wygrywają.
learn-punct-cutting-guard = Wejdź i zablokuj czarny pion na J12. Nie odsłaniaj długiego łańcucha.
learn-punct-cutting-guard-done = Kto odsłoni gotowy łańcuch przeciwnika, przegrywa.
learn-punct-cutting-guard-uncovered = Twój pion leżał na czarnym łańcuchu. Teraz jest on cały i czarne wygrywają w twojej turze.
learn-punct-cutting-guard-elsewhere = Czarny pion na J12 jest nadal wolny. Wejdź tak, by zakryć go małą kropką.

learn-punct-stage-looking = Zaglądanie
learn-punct-looking = Przytrzymaj L nad czarnym pionem na K9 i zajrzyj pod niego.
learn-punct-looking-done = Pod spodem jest twój łańcuch. Zaglądać wolno zawsze.
learn-punct-looking-moved = Jeszcze nie ruszaj. Unieś czarny pion na K9 i zajrzyj pod niego.

learn-punct-stage-winning = Dwie drogi do wygranej
learn-punct-winning-centre = W centrum widać więcej twoich kropek. Połóż ostatni pion.
learn-punct-winning-centre-done = Ostatni pion kończy partię i decyduje centrum.
learn-punct-winning-centre-moved = Czarne wchodzą do centrum i prowadzą. Ostatni pion zakończyłby partię.
learn-punct-winning-centre-waits = Partia trwa. Połóż ostatni pion, póki prowadzisz.
learn-punct-winning-race = W centrum jest po równo. Najpierw wyjdź tam na prowadzenie, potem połóż ostatni pion: dwa ruchy.
learn-punct-winning-race-done = Przy równym wyniku jest remis, więc liczy się każda kropka.
learn-punct-winning-race-drawn = Ostatni pion zakończył partię, gdy w centrum było po równo: remis.
learn-punct-winning-race-little = To za mało: czarne też mogą wejść do centrum. Wejdź tam wszystkimi trzema kropkami.
learn-punct-winning-race-moved = Prowadzenie w centrum było twoje. Ostatni pion dałby wygraną.
learn-punct-winning-basic = Zasady podstawowe: centrum jest otwarte dla nowych pionów. Wypełnij lukę.
learn-punct-winning-basic-done = Tylko pierwszy biały pion musiał zostać poza nim. Ostatni pion daje remis.
learn-punct-winning-basic-elsewhere = Luka zostaje dla czarnych. W centrum zmieści się prosty pion.

learn-punct-stage-together = Wszystko razem
learn-punct-together = Wygraj w dwóch ruchach: stwórz naraz dwie groźby.
learn-punct-together-done = Obu czarne nie odeprą. A teraz zagraj całą partię!
learn-punct-together-late = To najwyżej jedna groźba i czarne ją odeprą. Najpierw dołącz lewą część.
learn-punct-together-missed = Czarne zamknęły jedną lukę. Druga dałaby wygraną.
