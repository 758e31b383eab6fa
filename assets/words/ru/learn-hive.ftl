# Уроки игры «Улей».

learn-hive-stage-goal = Цель игры
learn-hive-stage-placing = Новые фишки
learn-hive-stage-queen = Королева к четвёртому ходу
learn-hive-stage-hive = Единый улей
learn-hive-stage-gates = Скольжение и узкие места
learn-hive-stage-beetle = Королева и жук
learn-hive-stage-jumpers = Кузнечик и паук
learn-hive-stage-runners = Муравей, божья коровка, москит
learn-hive-stage-pillbug = Мокрица
learn-hive-stage-pins = Связать и накрыть
learn-hive-stage-ends = Пропуск хода и ничья

learn-hive-new-tile = Эта фишка уже лежала на столе. Возьмите новую из запаса.
learn-hive-move-tile = Это новая фишка. Ходите той, что уже лежит на столе.
learn-hive-other-queen = На этот раз ходите королевой.
learn-hive-other-beetle = На этот раз ходите жуком.
learn-hive-other-grasshopper = На этот раз прыгайте кузнечиком.
learn-hive-other-spider = На этот раз ходите пауком.
learn-hive-other-ant = На этот раз ходите муравьём.
learn-hive-other-ladybug = На этот раз ходите божьей коровкой.
learn-hive-other-mosquito = На этот раз ходите москитом.
learn-hive-ant-far = Ваш муравей не рядом с чёрной королевой.

learn-hive-goal-close = У чёрной королевы осталась одна свободная сторона. Займите её своим муравьём.
learn-hive-goal-close-done = Окружена! Побеждает тот, кто окружит чужую королеву.
learn-hive-goal-close-open = Одна сторона осталась свободной, и чёрные ускользают.
learn-hive-goal-two = За два хода займите своими муравьями обе свободные стороны чёрной королевы.
learn-hive-goal-two-done = В кольце считаются фишки обоих цветов.
learn-hive-goal-two-slow = Каждым ходом занимайте сторону, иначе чёрные разорвут кольцо.
learn-hive-goal-two-failed = Одна сторона ещё свободна.
learn-hive-goal-guard = У вашей королевы осталась одна свободная сторона. Дайте ей больше места.
learn-hive-goal-guard-done = Каждый ход следите за обеими королевами.
learn-hive-goal-guard-swapped = Одна сторона открылась, другая закрылась: чёрные всё равно её окружают.
learn-hive-goal-guard-closed = У неё всё ещё одна свободная сторона, и чёрные её занимают.

learn-hive-placing-own = Выложите новую фишку так, чтобы она касалась только ваших.
learn-hive-placing-own-done = Новая фишка не касается чужих, но позже может к ним подойти.
learn-hive-placing-hole = Положите новую фишку в дырку между вашими.
learn-hive-placing-hole-done = Вползти туда нельзя, а выложить фишку можно.
learn-hive-placing-hole-outside = Туда тоже можно, но дырка ещё свободна.
learn-hive-placing-run = За два хода: выложите своего муравья, затем ведите его к чёрной королеве.
learn-hive-placing-run-done = Фишка, которая ходит, может коснуться чужих: так и нападают.
learn-hive-placing-run-other = Возьмите муравья: он бегает сколько угодно.

learn-hive-queen-now = Четвёртый ход: пора выложить вашу королеву.
learn-hive-queen-now-done = Раньше можно, позже нельзя.
learn-hive-queen-first = За два хода: выложите королеву, затем сходите муравьём.
learn-hive-queen-first-done = Пока королева не выложена, ваши фишки не ходят.
learn-hive-queen-first-other = Муравей всё ещё не может ходить: сначала королева.
learn-hive-queen-first-tail = Теперь королева держится за муравья, и он не может уйти.

learn-hive-hive-ant = Ваш муравей соединяет две части и должен остаться. Ходите кузнечиком.
learn-hive-hive-ant-done = Все фишки всегда образуют один улей.
learn-hive-hive-way = Вашей королеве не шагнуть: муравей остался бы один. Освободите её одним ходом.
learn-hive-hive-way-done = Даже по пути ни одна фишка не остаётся одна.
learn-hive-hive-way-more = Новая фишка не поможет: улей всё ещё держится на королеве.
learn-hive-hive-way-still = Улей всё ещё держится на королеве.

learn-hive-gate-around = Между королевами слишком узко. Ведите муравья вокруг, к чёрной королеве.
learn-hive-gate-around-done = Фишки скользят: где не протиснуться, туда хода нет.
learn-hive-gate-jump = Кто прыгает, тому узкое место не помеха. Прыгните кузнечиком в дырку.
learn-hive-gate-jump-done = Кто прыгает или забирается наверх, тому скользить не надо.
learn-hive-gate-jump-far = Он приземлился не там: дырка всё ещё пуста.
learn-hive-gate-open = За два хода: откройте узкое место королевой и введите муравья в дырку.
learn-hive-gate-open-done = Стоит одной стороне уйти, и путь открыт.
learn-hive-gate-open-filled = Королева сама заняла дырку.
learn-hive-gate-open-shut = Всё ещё слишком узко: сначала отведите королеву.
learn-hive-gate-open-failed = Дырка всё ещё пуста, а муравей мог войти.

learn-hive-queen-step = Сделайте шаг королевой: на соседнее место, здесь на любое из четырёх.
learn-hive-queen-step-done = Шаг маленький, но часто её спасает.
learn-hive-beetle-climb = Заберитесь своим жуком на чёрную фишку.
learn-hive-beetle-climb-done = Один шаг, можно и наверх. Кто под жуком, тот не ходит.
learn-hive-beetle-climb-new = Новый жук, как любая фишка, начинает на столе.
learn-hive-beetle-climb-ground = Это был шаг по столу, а нужно наверх.
learn-hive-beetle-hole = Ваш жук наверху. Спустите его в дырку.
learn-hive-beetle-hole-done = Он спускается туда, куда не вползти.
learn-hive-beetle-hole-else = Он ушёл не туда: дырка всё ещё пуста.

learn-hive-grasshopper-jump = Прыгните своим кузнечиком к чёрной королеве.
learn-hive-grasshopper-jump-done = Он прыгает по прямой через фишки, но не через дырку.
learn-hive-grasshopper-jump-far = Прыжок верный, но не к чёрной королеве.
learn-hive-spider-three = Пройдите своим пауком ровно три шага вдоль улья.
learn-hive-spider-three-done = Не меньше, не больше и не назад.

learn-hive-ant-run = Ведите своего муравья к белой королеве.
learn-hive-ant-run-done = Он скользит сколько угодно, но не сквозь узкие места.
learn-hive-ant-run-far = Ваш муравей не рядом с белой королевой.
learn-hive-ladybug-over = Ведите божью коровку к чёрной королеве: два шага поверху, один вниз.
learn-hive-ladybug-over-done = Она переходит через улей и всегда спускается на стол.
learn-hive-ladybug-over-far = Она спустилась не рядом с чёрной королевой.
learn-hive-mosquito-copies = Ваш москит касается жука и паука. Ходите им как жуком или как пауком.
learn-hive-mosquito-copies-done = Он подражает любому соседу, а наверху он жук.

learn-hive-pillbug-rescue = Ваша мокрица может перебросить соседа через себя. Перебросьте королеву наружу.
learn-hive-pillbug-rescue-done = Перебросить можно и чужую фишку, но не ту, что ходила последней.
learn-hive-pillbug-rescue-closed = Вы сами замкнули кольцо вокруг своей королевы.
learn-hive-pillbug-rescue-late = Последняя сторона ещё свободна, и чёрные её занимают.
learn-hive-pillbug-rescue-other = Пока она в безопасности, но перебросьте саму королеву.
learn-hive-pillbug-win = Перебросьте чёрную королеву своей мокрицей в дырку.
learn-hive-pillbug-win-done = Переброшена, окружена, побеждена!
learn-hive-pillbug-win-filled = Теперь дырку заняла другая фишка.
learn-hive-pillbug-win-left = Чёрная королева всё ещё снаружи. Возьмите её и положите в дырку.

learn-hive-pin-ant = Свяжите чёрного муравья: поставьте своего так, чтобы он касался только его.
learn-hive-pin-ant-done = Теперь ему не уйти: улей распадётся.
learn-hive-pin-ant-free = Чёрный муравей свободен и убегает.
learn-hive-cover-queen = За два хода: заберитесь жуком на чёрную королеву и выложите рядом с ней фишку.
learn-hive-cover-queen-done = Под вашим жуком её место считается вашим.
learn-hive-cover-queen-bare = На чёрной королеве ещё никого: сначала заберитесь на неё.
learn-hive-cover-queen-far = Новая фишка не касается чёрной королевы.

learn-hive-pass-turn = На всех ваших фишках жуки. Пропустите ход, затем сделайте второй.
learn-hive-pass-turn-done = Ход пропускают, только если других нет.
learn-hive-draw-both = Чёрные вот-вот победят. Замкните муравьём оба кольца сразу.
learn-hive-draw-both-done = Обе королевы окружены разом: ничья. Ничья и при третьем повторении позиции.
learn-hive-draw-both-lost = Чёрные замыкают кольцо вокруг вашей королевы и побеждают.
learn-hive-draw-both-open = Это не ничья: оба кольца ещё открыты.
