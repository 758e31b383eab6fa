reader-piece = { PIECE($piece) }
reader-on = { PIECE($piece) }, pod spodem { $below }
reader-bridge = { PIECE($piece) }, most nad planszą
reader-bridge-on = { PIECE($piece) }, most nad pustką, pod spodem { $below }
reader-empty = puste
reader-space = { $space }: { $stack }{ $can ->
    [go] . Możesz tu pójść
    [take] . Możesz to wziąć
    [throw] . Możesz tu przerzucić
   *[nothing] {""}
}{ $throw ->
    [thrower] . Może przerzucić sąsiedni żeton
    [thrown] . Możesz to przerzucić
    [landing] . Przerzucony żeton może tu trafić
   *[no] {""}
}{ $threatened ->
    [yes] . Zagrożone
   *[no] {""}
}
reader-nothing-played = Nie zagrano jeszcze żadnego ruchu.
reader-passed = { SIDE($side, start: 1) } pasują.
reader-placed = { SIDE($side, start: 1) } kładą { PIECE($piece, form: "accusative") } na { $to }.
reader-placed-numbered = { SIDE($side, start: 1) } kładą { PIECE($piece, form: "accusative") } na { $to }.
reader-placed-theirs = { SIDE($side, start: 1) } kładą { PIECE($piece, form: "accusative") } na { $to }.
reader-moved = { PIECE($piece, start: 1) } przechodzi z { $from } na { $to }.
reader-moved-stack = { SIDE($side, start: 1) } przenoszą { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
} z { $from } na { $to }.
reader-threw = { SIDE($side, start: 1) } przerzucają { PIECE($piece, form: "accusative") } z { $from } na { $to }.
reader-flattened = { $moved } Stojący tam kamień leży teraz płasko.
reader-threats = { SIDE($side, start: 1) } grożą wygraną: { $spaces }.
reader-no-threats = Nie widać groźby wygranej w następnym ruchu.
