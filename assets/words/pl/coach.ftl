# Trener w partii z komputerem. Mówi do gracza; wyjaśnia ruch przeciwnika.

coach-watching = Trener patrzy na grę i ostrzeże cię przed złym ruchem.
coach-two = { $first } { $second }

coach-lost = Zaczekaj: tym ruchem { SIDE($side) } wygrały.
coach-loses-at-once = Zaczekaj: { SIDE($side) } mogą od razu wygrać ruchem { $text }.
coach-loses = Zaczekaj: { SIDE($side) } mogą wygrać w { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchach
   *[other] { $count } ruchach
}, zaczynając od { $text }.
coach-misses-win = Zaczekaj: tu można było wygrać, a ten ruch wypuszcza zwycięstwo z rąk.
coach-worse = Zaczekaj: { SIDE($side) } mają mocną odpowiedź, { $text }. Twoje szanse na wygraną spadają z { $best } do { $left } procent.

coach-stops-road = Ten ruch nie pozwala ci dokończyć drogi.
coach-stops-surround = Ten ruch ratuje królową, którą można było otoczyć.
coach-stops-join = Ten ruch nie pozwala ci połączyć dwóch stron.
coach-stops-count = Ten ruch nie pozwala ci wygrać przez liczenie.
coach-threatens-road = Ten ruch grozi dokończeniem drogi.
coach-threatens-surround = Ten ruch grozi otoczeniem twojej królowej.
coach-threatens-join = Ten ruch grozi połączeniem dwóch stron.
coach-threatens-count = Ten ruch grozi wygraną przez liczenie.

coach-flattens = Ten ruch kładzie twój stojący kamień na płask: nie zagradza już niczego.
coach-blocks-road = Ten ruch zagradza twoją drogę: brakuje ci teraz { $count ->
    [one] { $count } pola
    [few] { $count } pól
   *[other] { $count } pól
}.
coach-blocks-every-road = Ten ruch zagradza twoją drogę: nie ma teraz przejścia przez planszę.
coach-takes-stack = Ten ruch przejmuje twój stos.
coach-builds-road = Ten ruch buduje drogę: brakuje { $count ->
    [one] { $count } pola
    [few] { $count } pól
   *[other] { $count } pól
}.

coach-covers-queen = Przeciwnik wchodzi na twoją królową: nie może się ruszyć.
coach-crowds-queen = Ten ruch zajmuje wolne pole przy twojej królowej: { $count ->
    [one] zostaje { $count }
    [few] zostają { $count }
   *[other] zostaje { $count }
}.
coach-crowds-queen-last = Ten ruch zajmuje przedostatnie wolne pole przy twojej królowej.
coach-throws = Ten ruch przerzuca { GENDER($piece) ->
    [feminine] twoją { PIECE($piece, form: "accusative") }
   *[masculine] twojego { PIECE($piece, form: "accusative") }
} w inne miejsce.
coach-covers = Przeciwnik wchodzi na { GENDER($piece) ->
    [feminine] twoją { PIECE($piece, form: "accusative") }, która
   *[masculine] twojego { PIECE($piece, form: "accusative") }, który
} nie może się teraz ruszyć.
coach-pins = Ten ruch wiąże { GENDER($piece) ->
    [feminine] twoją { PIECE($piece, form: "accusative") }
   *[masculine] twojego { PIECE($piece, form: "accusative") }
}: bez tego żetonu ul by się rozpadł.
coach-shuts-in = Ten ruch zamyka { GENDER($piece) ->
    [feminine] twoją { PIECE($piece, form: "accusative") }
   *[masculine] twojego { PIECE($piece, form: "accusative") }
}: nie ma stamtąd wyjścia.
coach-frees-queen = Ten ruch daje swobodę królowej przeciwnika: ma teraz wolnych pól { $count }.
coach-frees = Ten ruch uwalnia { PIECE($piece, form: "accusative") } przeciwnika: może znów się ruszać.

coach-cuts = Przeciwnik wchodzi na twoje połączenie: brakuje ci o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
} więcej niż przedtem.
coach-blocks = Przeciwnik kładzie się na twój { PIECE($piece, form: "accusative", short: 1) }, który nie może się teraz ruszyć.
coach-stands-in-the-way = Ten ruch staje na drodze twojego połączenia.
coach-comes-nearer = Ten ruch przybliża połączenie dwóch stron: brakuje { $count ->
    [one] { $count } pola
    [few] { $count } pól
   *[other] { $count } pól
}.
coach-gains-centre = Ten ruch daje przewagę w obszarze centralnym.
