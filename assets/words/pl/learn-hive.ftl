# Kurs gry Hive.

learn-hive-stage-goal = Cel gry
learn-hive-stage-placing = Nowe żetony
learn-hive-stage-queen = Królowa do czwartej tury
learn-hive-stage-hive = Jeden ul
learn-hive-stage-gates = Ślizganie się i ciasne przejścia
learn-hive-stage-beetle = Królowa i żuk
learn-hive-stage-jumpers = Konik polny i pająk
learn-hive-stage-runners = Mrówka, biedronka i komar
learn-hive-stage-pillbug = Stonoga
learn-hive-stage-pins = Związać i przykryć
learn-hive-stage-ends = Pasowanie i remis

learn-hive-new-tile = Ten żeton leżał już na stole. Weź nowy z zapasu.
learn-hive-move-tile = To był nowy żeton. Rusz tym, który już leży na stole.
learn-hive-other-queen = Tym razem rusz królową.
learn-hive-other-beetle = Tym razem rusz żukiem.
learn-hive-other-grasshopper = Tym razem skocz konikiem polnym.
learn-hive-other-spider = Tym razem rusz pająkiem.
learn-hive-other-ant = Tym razem rusz mrówką.
learn-hive-other-ladybug = Tym razem rusz biedronką.
learn-hive-other-mosquito = Tym razem rusz komarem.
learn-hive-ant-far = Twoja mrówka nie stoi obok czarnej królowej.

learn-hive-goal-close = Czarnej królowej został jeden wolny bok. Zajmij go swoją mrówką.
learn-hive-goal-close-done = Otoczona! Wygrywa ten, kto otoczy królową przeciwnika.
learn-hive-goal-close-open = Jeden bok pozostał wolny i czarne się wymykają.
learn-hive-goal-two = W dwóch ruchach zajmij swoimi mrówkami oba wolne boki czarnej królowej.
learn-hive-goal-two-done = W pierścieniu liczą się żetony obu kolorów.
learn-hive-goal-two-slow = Każdy ruch musi zająć bok, inaczej czarne przerwą pierścień.
learn-hive-goal-two-failed = Jeden bok jest jeszcze wolny.
learn-hive-goal-guard = Twojej królowej został jeden wolny bok. Daj jej więcej miejsca.
learn-hive-goal-guard-done = W każdej turze pilnuj obu królowych.
learn-hive-goal-guard-swapped = Jeden bok się otworzył, drugi zamknął: czarne i tak ją otaczają.
learn-hive-goal-guard-closed = Nadal ma tylko jeden wolny bok i czarne go zajmują.

learn-hive-placing-own = Połóż nowy żeton tam, gdzie dotknie tylko twoich.
learn-hive-placing-own-done = Nowy żeton nie dotyka obcych, ale później może do nich podejść.
learn-hive-placing-hole = Połóż nowy żeton w dziurze między swoimi.
learn-hive-placing-hole-done = Nic nie mogło tam wpełznąć, ale nowy żeton może.
learn-hive-placing-hole-outside = Tam też wolno, ale dziura jest jeszcze wolna.
learn-hive-placing-run = W dwóch ruchach: połóż swoją mrówkę, a potem poprowadź ją do czarnej królowej.
learn-hive-placing-run-done = Ruszając się, żeton może dotknąć obcych: tak się atakuje.
learn-hive-placing-run-other = Weź mrówkę: biega tak daleko, jak chce.

learn-hive-queen-now = Czwarta tura: teraz musisz wystawić swoją królową.
learn-hive-queen-now-done = Można wcześniej, nigdy później.
learn-hive-queen-first = W dwóch ruchach: wystaw swoją królową, a potem rusz mrówką.
learn-hive-queen-first-done = Dopóki królowej nie ma na stole, twoje żetony stoją w miejscu.
learn-hive-queen-first-other = Mrówka nadal nie może się ruszyć: najpierw królowa.
learn-hive-queen-first-tail = Teraz królowa trzyma się mrówki i mrówka musi zostać.

learn-hive-hive-ant = Twoja mrówka łączy dwie części i musi zostać. Rusz konikiem polnym.
learn-hive-hive-ant-done = Wszystkie żetony zawsze tworzą jeden ul.
learn-hive-hive-way = Twoja królowa nie może zrobić kroku: mrówka zostałaby sama. Uwolnij ją jednym ruchem.
learn-hive-hive-way-done = Nawet w czasie ruchu żaden żeton nie może zostać sam.
learn-hive-hive-way-more = Nowy żeton nie pomoże: królowa nadal spina ul.
learn-hive-hive-way-still = Królowa nadal spina ul.

learn-hive-gate-around = Między królowymi jest za ciasno. Poprowadź swoją mrówkę dookoła, do czarnej królowej.
learn-hive-gate-around-done = Żetony się ślizgają: gdzie się nie zmieszczą, tam nie wejdą.
learn-hive-gate-jump = Kto skacze, nie potrzebuje przejścia. Wskocz swoim konikiem polnym do dziury.
learn-hive-gate-jump-done = Kto skacze lub się wspina, nie musi się ślizgać.
learn-hive-gate-jump-far = Wylądował gdzie indziej: dziura jest nadal pusta.
learn-hive-gate-open = W dwóch ruchach: otwórz przejście królową, a potem wprowadź mrówkę.
learn-hive-gate-open-done = Gdy jedna strona odejdzie, przejście jest otwarte.
learn-hive-gate-open-filled = Królowa sama zajęła dziurę.
learn-hive-gate-open-shut = Przejście jest nadal zamknięte: najpierw odsuń królową.
learn-hive-gate-open-failed = Dziura jest nadal pusta, a mrówka mogła wejść.

learn-hive-queen-step = Zrób krok królową: o jedno pole, tutaj na dowolne z czterech.
learn-hive-queen-step-done = Mały krok, a często ją ratuje.
learn-hive-beetle-climb = Wejdź swoim żukiem na czarny żeton.
learn-hive-beetle-climb-done = Jeden krok, także w górę. Co leży pod żukiem, to się nie rusza.
learn-hive-beetle-climb-new = Nowy żuk, jak każdy żeton, zaczyna na stole.
learn-hive-beetle-climb-ground = To był krok po stole. Tym razem w górę.
learn-hive-beetle-hole = Twój żuk jest na górze. Sprowadź go do dziury.
learn-hive-beetle-hole-done = Schodzi tam, gdzie nic nie wpełznie.
learn-hive-beetle-hole-else = Poszedł gdzie indziej: dziura jest nadal pusta.

learn-hive-grasshopper-jump = Skocz swoim konikiem polnym obok czarnej królowej.
learn-hive-grasshopper-jump-done = Skacze prosto przez żetony, ale nigdy przez przerwę.
learn-hive-grasshopper-jump-far = Dobry skok, ale nie do czarnej królowej.
learn-hive-spider-three = Przejdź swoim pająkiem dokładnie trzy kroki wzdłuż ula.
learn-hive-spider-three-done = Nie mniej, nie więcej i nigdy z powrotem.

learn-hive-ant-run = Poprowadź swoją mrówkę do białej królowej.
learn-hive-ant-run-done = Ślizga się tak daleko, jak chce, ale nie przez ciasne przejścia.
learn-hive-ant-run-far = Twoja mrówka nie stoi obok białej królowej.
learn-hive-ladybug-over = Poprowadź swoją biedronkę do czarnej królowej: dwa kroki górą, jeden w dół.
learn-hive-ladybug-over-done = Przechodzi po ulu i zawsze kończy na stole.
learn-hive-ladybug-over-far = Zeszła gdzie indziej, nie obok czarnej królowej.
learn-hive-mosquito-copies = Twój komar dotyka żuka i pająka. Rusz nim jak żukiem albo jak pająkiem.
learn-hive-mosquito-copies-done = Naśladuje dowolnego sąsiada, a na górze jest żukiem.

learn-hive-pillbug-rescue = Twoja stonoga może przerzucić sąsiada nad sobą. Przerzuć swoją królową na zewnątrz.
learn-hive-pillbug-rescue-done = Przerzuca żetony obu kolorów, ale nigdy tego, który ruszył się ostatni.
learn-hive-pillbug-rescue-closed = To zamyka pierścień wokół twojej własnej królowej.
learn-hive-pillbug-rescue-late = Ostatni bok jest nadal wolny i czarne go zajmują.
learn-hive-pillbug-rescue-other = Na razie jest bezpieczna, ale przerzuć samą królową.
learn-hive-pillbug-win = Przerzuć czarną królową swoją stonogą do dziury.
learn-hive-pillbug-win-done = Przerzucona, otoczona, pokonana!
learn-hive-pillbug-win-filled = Teraz dziurę zajmuje inny żeton.
learn-hive-pillbug-win-left = Czarna królowa jest nadal na zewnątrz. Weź ją i połóż w dziurze.

learn-hive-pin-ant = Zwiąż czarną mrówkę: postaw swoją tak, by dotykała tylko jej.
learn-hive-pin-ant-done = Nie może już odejść: ul by się rozpadł.
learn-hive-pin-ant-free = Czarna mrówka jest nadal wolna i ucieka.
learn-hive-cover-queen = W dwóch ruchach: wejdź żukiem na czarną królową, a potem połóż obok niej żeton.
learn-hive-cover-queen-done = Pod twoim żukiem jej pole liczy się jako twoje.
learn-hive-cover-queen-bare = Na czarnej królowej nic jeszcze nie leży: najpierw na nią wejdź.
learn-hive-cover-queen-far = Nowy żeton nie dotyka czarnej królowej.

learn-hive-pass-turn = Na wszystkich twoich żetonach siedzą żuki. Spasuj, a potem wykonaj drugi ruch.
learn-hive-pass-turn-done = Pasuje się tylko wtedy, gdy nic innego nie można.
learn-hive-draw-both = Czarne zaraz wygrają. Zamknij swoją mrówką oba pierścienie naraz.
learn-hive-draw-both-done = Obie królowe otoczone naraz: remis. Trzecie powtórzenie pozycji to też remis.
learn-hive-draw-both-lost = Czarne zamykają pierścień wokół twojej królowej i wygrywają.
learn-hive-draw-both-open = To nie remis: oba pierścienie są nadal otwarte.
