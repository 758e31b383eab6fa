# What holds for all games. Each row has its name and one line that explains it; labels have no full stop.
settings-search = Szukaj w ustawieniach
settings-none-found = Żadne ustawienie nie ma tych słów.
settings-reset = Znów jak zwykle: { $setting }
settings-percent = { $percent }%

## The headings.
settings-writing = Język i tekst
settings-panels = Okno i panele
settings-table-and-pieces = Stół i piony
settings-board = Oznaczenia na planszy
settings-motion = Ruch
settings-sound = Dźwięk
settings-playing = Gra
settings-data = Partie i ustawienia

## Language and text.
settings-language = Język
settings-language-tip = Wszystko, co jest tu napisane
settings-language-system = Jak w systemie
settings-text-size = Wielkość tekstu
settings-text-size-tip = W stosunku do skali systemu

## Window and panels.
settings-theme = Panele
settings-theme-tip = Ciemne, jasne albo o silnym kontraście
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-contrast = Duży kontrast
settings-colours = Kolory oznaczeń
settings-colours-tip = Inne dla osób, które nie widzą wszystkich barw
settings-colours-usual = Zwykłe
settings-colours-blind = Dla daltonistów
settings-full-screen = Pełny ekran
settings-full-screen-tip = Stół wypełnia ekran

## Table and pieces.
settings-quality = Jakość obrazu
settings-quality-tip = Cienie i gładkie krawędzie kosztują czas
settings-table = Stół
settings-table-tip = Co leży pod każdą planszą
settings-table-wood = Drewno
settings-table-slate = Łupek
settings-table-felt = Sukno
settings-punct = Piony PÜNCT
settings-punct-tip = Razem z planszą
settings-hive = Żetony Hive
settings-hive-tip = Razem z podłożem
settings-tak = Kamienie Tak
settings-tak-tip = Razem z planszą
settings-pieces-classic = Klasyczne
settings-pieces-contrast = Duży kontrast
settings-pieces-night = Nocne

## Marks on the board.
settings-coordinates = Współrzędne
settings-coordinates-tip = Litery i cyfry na brzegu planszy
settings-tile-numbers = Numery żetonów
settings-tile-numbers-tip = Na żetonach, których jest kilka
settings-threats = Groźby
settings-threats-tip = Ostrzegaj, gdy przeciwnik może wygrać następnym ruchem
settings-threats-up-to = Groźby do poziomu
settings-threats-up-to-tip = Przeciw silniejszym poziomom nie ma ostrzeżeń

## Motion.
settings-animation = Animacja
settings-animation-tip = Jak szybko poruszają się piony i kamera
settings-reduced-motion = Mniej ruchu
settings-reduced-motion-tip = Piony pojawiają się na miejscu, zamiast wędrować

## Sound.
settings-volume = Głośność
settings-volume-tip = Jak głośny jest stół
settings-mute = Wycisz
settings-mute-tip = Żadnych dźwięków
settings-walking = Dźwięk przy przeglądaniu
settings-walking-tip = Ruchy słychać też podczas przeglądania partii

## Playing.
settings-confirm = Potwierdzaj ruchy
settings-confirm-tip = Ruch czeka na drugie kliknięcie albo Enter
settings-clock = Zegar
settings-clock-tip = Następnej partii: minuty i sekundy na ruch
settings-clock-ends = Czas kończy partię
settings-clock-ends-tip = Kto przekroczy czas, przegrywa
settings-coach = Trener
settings-coach-tip = Patrzy na partie z komputerem i ostrzega przed złymi ruchami
settings-random-colours = Losowe kolory
settings-random-colours-tip = Los decyduje, kto gra białymi
settings-level-pause = Przerwa między ruchami
settings-level-pause-tip = Gdy grają dwa poziomy
settings-master-time = Czas mistrza
settings-master-time-tip = Jak długo mistrz myśli nad ruchem

## The folder.
settings-folder = Folder
settings-folder-tip = Leżą w nim wszystkie partie i te ustawienia
