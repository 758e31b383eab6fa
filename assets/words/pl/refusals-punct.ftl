refusals-punct-none-left = W zapasie nie ma już { PIECE($shape, form: "genitive") }.
refusals-punct-no-room = Na planszy nie ma miejsca na nowy { PIECE($shape) }.
refusals-punct-taken = Nowy pion kładzie się wprost na planszy, a { $at } jest zajęte.
refusals-punct-under-bridge = { $empty } jest puste pod mostem { $bridge }, a pod most nic nie można wsunąć.
refusals-punct-centre = Nowych pionów nie kładzie się w obszarze centralnym, a { $at } do niego należy.
refusals-punct-first-in-centre = Pierwszego białego piona nie kładzie się w obszarze centralnym, a { $at } do niego należy.
refusals-punct-over-the-edge = { PIECE($shape, start: 1) } obrócony w ten sposób i z PÜNCTEM na { $at } wystaje poza planszę.
refusals-punct-no-turn-fits = { PIECE($shape, start: 1) } z PÜNCTEM na { $at } wystaje poza planszę, jakkolwiek go obrócić.
refusals-punct-no-such-turn = { $turns ->
    [few] { PIECE($shape, start: 1) } ma tylko { $turns } różne obroty, od 0 do { $last }.
   *[other] { PIECE($shape, start: 1) } ma tylko { $turns } różnych obrotów, od 0 do { $last }.
}
refusals-punct-nothing-there = Na { $at } nie ma czego ruszyć.
refusals-punct-not-yours = Pion na { $at } należy do { SIDE($owner, form: "genitive") }.
refusals-punct-not-the-punct = Pion bierze się za PÜNCT; ten widoczny na { $at } ma go na { $punct }.
refusals-punct-covered = Ten pion nie może się ruszyć: jego kropkę na { $dot } zakrywa pion { SIDE($whose, form: "genitive") } z PÜNCTEM na { $by }.
refusals-punct-bridged = Ten pion nie może się ruszyć: nad jego kropką na { $dot } stoi most { SIDE($whose, form: "genitive") } z PÜNCTEM na { $by }.
refusals-punct-not-in-line = PÜNCT porusza się tylko w linii prostej, a żadna nie prowadzi z { $from } na { $to }.
refusals-punct-nothing-changes = Tak wszystko zostanie na swoim miejscu.
refusals-punct-nowhere = Ten pion nie ma dokąd pójść ani miejsca na obrót.
refusals-punct-on-opponent = PÜNCT musi stanąć na twoim pionie albo wprost na planszy, a na { $at } leży pion { SIDE($owner, form: "genitive") }.
refusals-punct-over-nothing = PÜNCT musi stanąć na twoim pionie albo wprost na planszy; nie może wisieć nad pustym { $at }.
refusals-punct-hanging-punct = PÜNCT musi się na czymś opierać, a nad { $at } by wisiał.
refusals-punct-ends-differ = Kropki na obu końcach muszą leżeć na jednym poziomie, a { $a } i { $b } są na różnych.
refusals-punct-triangle-uneven = Trójkątny pion nie może być mostem: wszystkie trzy kropki muszą leżeć na jednym poziomie, a { $a } i { $b } są na różnych.
refusals-punct-middle-too-high = Środkowa kropka zderzyłaby się z tym, co leży na { $at }: tam jest wyżej niż na końcach.
refusals-punct-cannot-pass = Masz możliwy ruch, więc nie możesz pasować.
refusals-punct-must-pass = Nie ma żadnego ruchu: musisz pasować.
refusals-punct-out-of-order = Ruch to nowy pion albo pion z planszy, potem pole, potem obrót.
refusals-punct-off-board = Tego pola nie ma na planszy.
