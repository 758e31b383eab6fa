refusals-hive-not-in-game = В этой партии { PIECE($bug) } не участвует.
refusals-hive-not-yours = { PIECE($tile, start: 1) } — не ваша фишка.
refusals-hive-none-left = У { SIDE($side, form: "genitive") } в запасе больше нет { PIECE($bug, form: "genitive") }.
refusals-hive-out-of-order = Сначала кладут { PIECE($next, form: "accusative") }, потом { PIECE($tile, form: "accusative") }.
refusals-hive-queen-now = Это четвёртый ход: пора выложить королеву.
refusals-hive-queen-too-early = При турнирном начале королеву нельзя выложить первым ходом.
refusals-hive-queen-first = Пока королева не выложена, двигать фишки нельзя.
refusals-hive-off-centre = Первую фишку кладут в середину стола.
refusals-hive-apart = Фишка должна касаться улья.
refusals-hive-occupied = Новую фишку кладут на пустое место.
refusals-hive-touches-enemy = Новая фишка не должна касаться фишек соперника.
refusals-hive-no-spot = Нет места, где новая фишка касалась бы только своих.
refusals-hive-nothing-there = Здесь нет фишки.
refusals-hive-covered = { GENDER($tile) ->
    [feminine] { PIECE($tile, start: 1) } не может ходить: на ней сидит { PIECE($by) }.
   *[masculine] { PIECE($tile, start: 1) } не может ходить: на нём сидит { PIECE($by) }.
}
refusals-hive-splits = { $parts ->
    [one] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } часть.
    [few] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } части.
   *[other] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } частей.
}
refusals-hive-splits-throws = { $parts ->
    [one] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } часть. Но перебросить соседа можно.
    [few] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } части. Но перебросить соседа можно.
   *[other] { PIECE($tile, start: 1) } не может ходить: улей распадётся на { $parts } частей. Но перебросить соседа можно.
}
refusals-hive-same-place = { PIECE($tile, start: 1) } уже здесь.
refusals-hive-stuck = { PIECE($tile, form: "dative", start: 1) } некуда идти.
refusals-hive-stuck-throws = { PIECE($tile, form: "dative", start: 1) } некуда идти, но перебросить соседа можно.
refusals-hive-just-moved = { PIECE($tile, form: "accusative", start: 1) } только что передвинули: один ход нужно переждать.
refusals-hive-gate = Между { PIECE($a, form: "instrumental") } и { PIECE($b, form: "instrumental") } слишком узко.
refusals-hive-high-gate = Между { PIECE($a, form: "instrumental") } и { PIECE($b, form: "instrumental") } не пройти: стопки слишком высокие.
refusals-hive-loses-touch = { PIECE($tile, start: 1) } по пути оторвётся от улья.
refusals-hive-cant-climb = { PIECE($bug, start: 1) } не забирается на другие фишки.
refusals-hive-one-step = { PIECE($bug, start: 1) } делает только один шаг.
refusals-hive-three-steps = Паук делает ровно три шага.
refusals-hive-no-way = { PIECE($bug, start: 1) } не может проскользнуть туда вокруг улья.
refusals-hive-not-straight = Кузнечик прыгает по прямой.
refusals-hive-nothing-to-jump = Кузнечик прыгает хотя бы через одну фишку.
refusals-hive-gap = Кузнечик приземляется на первое свободное место и не прыгает через дырку.
refusals-hive-not-ladybugs-way = Божья коровка делает два шага поверх улья и третьим спускается.
refusals-hive-nothing-to-copy = Москит, который касается только москитов, ходить не может.
refusals-hive-not-copied = Никто из тех, кого касается москит, так не ходит.
refusals-hive-not-thrown-there = Переброшенная фишка ложится на пустое место рядом с { PIECE($by, form: "instrumental") }.
refusals-hive-thrown-from-stack = Перебросить можно только фишку, которая не лежит в стопке.
refusals-hive-no-pass = Ход пропускают, только если других ходов нет.
refusals-hive-out-of-step = Сначала выберите фишку, потом место для неё.
