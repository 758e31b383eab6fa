# Уроки PÜNCT.

learn-punct-stage-goal = Цель игры
learn-punct-goal-across = Вы играете белыми: поставьте любую фигуру на D8 и соедините левую сторону с правой.
learn-punct-goal-across-done = Победа! Цель — цепь между двумя противоположными сторонами.
learn-punct-goal-across-elsewhere = Чёрные заняли брешь, и цепь прервана. Накройте D8 любой точкой.
learn-punct-goal-near-to-far = Теперь одной фигурой соедините ближнюю сторону с дальней.
learn-punct-goal-near-to-far-done = Это вторая пара сторон. Осталась ещё одна.
learn-punct-goal-near-to-far-elsewhere = Чёрные первыми нашли брешь в вашей цепи. Закройте её сами.
learn-punct-goal-opposite = Две бреши, одна фигура: соедините две противоположные стороны.
learn-punct-goal-opposite-done = Третья пара. Стороны, которые сходятся в углу, не считаются.
learn-punct-goal-opposite-neighbours = Эти стороны сходятся в углу и ничего не дают. Другую брешь заняли чёрные.
learn-punct-goal-opposite-elsewhere = Противоположные стороны не соединены, а нужную брешь заняли чёрные.

learn-punct-stage-kinds = Шесть видов
learn-punct-kinds-straight = Три места подряд: поставьте фигуру, которая закроет их все.
learn-punct-kinds-straight-done = У вас шесть прямых фигур, шесть угловых и шесть треугольных.
learn-punct-kinds-straight-bent = Одно место осталось открытым. Три подряд закроет прямая фигура.
learn-punct-kinds-straight-elsewhere = Брешь не закрыта. Займите все три места одной новой фигурой.
learn-punct-kinds-angular = Эта брешь с изгибом. Победите фигурой, которая в неё ляжет.
learn-punct-kinds-angular-done = Виды различает и место главной точки, PÜNCT: всего их шесть.
learn-punct-kinds-angular-short = Одно место осталось открытым. Чёрный треугольник обогнёт угловая фигура.
learn-punct-kinds-angular-elsewhere = Брешь не закрыта. Она огибает чёрный треугольник на E9.

learn-punct-stage-placing = Новые фигуры
learn-punct-placing-outside = Новым фигурам нельзя касаться светлого центра. Закройте брешь рядом с ним.
learn-punct-placing-outside-done = Новые фигуры ставят на голое поле.
learn-punct-placing-outside-elsewhere = Чёрные заняли F8. Накройте его фигурой, повёрнутой от центра.

learn-punct-stage-moving = Ход фигурой
learn-punct-moving-line = Возьмите свою фигуру: PÜNCT-фишка покажет её линии. Пойдите ею на G5.
learn-punct-moving-line-done = PÜNCT ходит по прямой, на любое расстояние и над чем угодно.
learn-punct-moving-line-new = Это новая фигура. Возьмите ту, что на поле, за её PÜNCT на G12.
learn-punct-moving-line-elsewhere = На G5 всё ещё пусто. Это место на одной прямой с G12.
learn-punct-moving-twice = Ни одна линия вашей фигуры не ведёт на K14. Накройте его за два хода.
learn-punct-moving-twice-done = В обход можно попасть куда угодно.
learn-punct-moving-twice-new = Это новая фигура. Пойдите той, что уже на поле.
learn-punct-moving-twice-elsewhere = На K14 всё ещё пусто. Прямая ведёт туда, например, с K12.
learn-punct-moving-centre = Новой фигурой брешь в центре не закрыть. Победите ходом фигуры с поля.
learn-punct-moving-centre-done = То, что лежит на поле, может войти в центр и выйти из него.
learn-punct-moving-centre-elsewhere = Брешь достанется чёрным. В неё ложится ваша прямая фигура с G5.

learn-punct-stage-turning = Поворот
learn-punct-turning-on-the-spot = Поверните фигуру вокруг её PÜNCT на H10 и победите.
learn-punct-turning-on-the-spot-done = Поворот на месте — это целый ход.
learn-punct-turning-on-the-spot-elsewhere = Брешь достанется чёрным. Её закрыл бы поворот на месте.
learn-punct-turning-at-the-edge = Пойдите треугольником с P14, поверните его и замкните цепь.
learn-punct-turning-at-the-edge-done = Ход с поворотом — это один ход. Ни одна точка не выступает за край.
learn-punct-turning-at-the-edge-new = Новая фигура не нужна. Пойдите треугольником с P14.
learn-punct-turning-at-the-edge-elsewhere = Край заняли чёрные. Приведите PÜNCT на P9 или P10 и поверните фигуру.

learn-punct-stage-climbing = Подъём
learn-punct-climbing-own = Поднимитесь: положите одну свою фигуру ровно на другую.
learn-punct-climbing-own-done = PÜNCT поднимается только на свой цвет.
learn-punct-climbing-own-new = Новые фигуры не поднимаются. Пойдите той, что уже на поле.
learn-punct-climbing-own-elsewhere = Эта фигура так и лежит на поле. Поставьте её PÜNCT на другую свою фигуру.
learn-punct-climbing-across = Чёрная стена рвёт вашу цепь. Перекиньте через неё фигуру и победите.
learn-punct-climbing-across-done = Обычные точки могут накрывать чёрных. Соседи соединены на любых уровнях.
learn-punct-climbing-across-not = Вы поднялись, но цепь всё ещё прервана. Накройте J8, а остальное не трогайте.
learn-punct-climbing-across-elsewhere = Стена всё ещё стоит. Треугольник с I4 дойдёт до I8, прямо к ней.
learn-punct-climbing-level = Надстройте башню на L8 до трёх уровней: всем точкам нужна ровная опора.
learn-punct-climbing-level-done = Подняться можно на любую высоту и за один ход спуститься.
learn-punct-climbing-level-new = Новые фигуры начинают на поле. Пойдите той, что уже там.
learn-punct-climbing-level-elsewhere = В башне нет трёх уровней. Положите на неё треугольник точка в точку.

learn-punct-stage-bridges = Мостики
learn-punct-bridge-straight = Пойдите прямой фигурой с G8: концы удержат её над L7.
learn-punct-bridge-straight-done = Мостик! Висеть может только средняя точка.
learn-punct-bridge-none = Над L7 пока ничего не висит. Обоприте оба конца на фигуры одного уровня.
learn-punct-bridge-angular = Перекройте L7 угловой фигурой.
learn-punct-bridge-angular-done = Её изгиб тоже может висеть. Под мостик ничего не войдёт.
learn-punct-bridge-no-triangle = До L8 дойдут и треугольник, и прямая фигура. Перекройте L7 одной из них.
learn-punct-bridge-no-triangle-done = У треугольника нет концов, и мостиком он не бывает.
learn-punct-bridge-no-triangle-triangle = Эта фигура лежит ровно, и L7 открыто. Треугольнику нужна опора под каждой точкой.

learn-punct-stage-rare-bridges = Выше и реже
learn-punct-bridge-over-a-stack = Поставьте над L7 мостик: под ним чёрная фигура.
learn-punct-bridge-over-a-stack-done = Оба конца на одном уровне. Чёрную фигуру ничто не задело, но она заблокирована.
learn-punct-bridge-over-a-stack-climbed = Вы поднялись, но над чёрной фигурой на L7 ничего не висит.
learn-punct-bridge-on-one-piece = Поверните угловую фигуру так, чтобы над F7 её держала всего одна фигура.
learn-punct-bridge-on-one-piece-done = Редко, но можно: один изгиб против другого.
learn-punct-bridge-on-one-piece-flat = Это подъём в другом месте. Обоприте оба конца на фигуру с PÜNCT на G8.
learn-punct-bridge-on-one-piece-none = Над F7 пока ничего не висит. Положите оба конца на G7 и F8.

learn-punct-stage-blocking = Блокировка
learn-punct-blocking-a-mover = Чёрная фигура на N8 вот-вот победит. Поднимитесь на неё.
learn-punct-blocking-a-mover-done = Одна закрытая точка — и фигура не может ни ходить, ни поворачиваться.
learn-punct-blocking-a-mover-free = Чёрная фигура входит в брешь и побеждает.
learn-punct-blocking-a-mover-otherwise = Это поможет лишь на время. Поднимитесь на фигуру на N8, чтобы её заблокировать.
learn-punct-blocking-your-own = Ваша же фигура держит нижнюю. Победите за два хода.
learn-punct-blocking-your-own-done = Всё, что лежит сверху, блокирует: и чужое, и своё.
learn-punct-blocking-your-own-still = Победой вы пока не грозите. Снимите верхнюю фигуру и не занимайте брешь.
learn-punct-blocking-your-own-missed = Освобождённая фигура могла войти в брешь и победить.

learn-punct-stage-cutting = Разрыв цепи
learn-punct-cutting-a-chain = Чёрные могут победить в двух местах. Разорвите цепь: поднимитесь на неё.
learn-punct-cutting-a-chain-done = Закрытые точки ничего не соединяют.
learn-punct-cutting-a-chain-open = Чёрные закрыли оставшуюся брешь и победили.
learn-punct-cutting-guard = Поднимитесь и заблокируйте чёрную фигуру на J12. Длинную цепь не открывайте.
learn-punct-cutting-guard-done = Кто откроет чужую готовую цепь, тот проиграл.
learn-punct-cutting-guard-uncovered = Ваша фигура лежала на чёрной цепи. Теперь цепь цела, и чёрные победили на вашем ходу.
learn-punct-cutting-guard-elsewhere = Чёрная фигура на J12 всё ещё свободна. Поднимитесь так, чтобы накрыть её обычной точкой.

learn-punct-stage-looking = Заглянуть под фигуру
learn-punct-looking = Держите L над чёрной фигурой на K9 и посмотрите, что под ней.
learn-punct-looking-done = Внизу ваша цепь. Смотреть можно всегда.
learn-punct-looking-moved = Ходить пока не нужно. Поднимите чёрную фигуру на K9 и посмотрите.

learn-punct-stage-winning = Два пути к победе
learn-punct-winning-centre = В центре видно больше ваших точек. Поставьте последнюю фигуру.
learn-punct-winning-centre-done = Последняя фигура завершает партию, и решает центр.
learn-punct-winning-centre-moved = Чёрные вошли в центр и ведут. Последняя фигура завершила бы партию.
learn-punct-winning-centre-waits = Партия продолжается. Поставьте последнюю фигуру, пока ведёте.
learn-punct-winning-race = В центре поровну. Сначала выйдите там вперёд, потом поставьте последнюю фигуру: два хода.
learn-punct-winning-race-done = При равном счёте ничья, так что важна каждая точка.
learn-punct-winning-race-drawn = Последняя фигура завершила партию, когда в центре было поровну: ничья.
learn-punct-winning-race-little = Этого мало: чёрные тоже могут войти в центр. Войдите туда всеми тремя точками.
learn-punct-winning-race-moved = В центре вы вели. Последняя фигура принесла бы победу.
learn-punct-winning-basic = Основные правила: центр открыт для новых фигур. Закройте брешь.
learn-punct-winning-basic-done = Вне центра ставят лишь первую фигуру белых. Последняя фигура — ничья.
learn-punct-winning-basic-elsewhere = Брешь достанется чёрным. В центр ложится прямая фигура.

learn-punct-stage-together = Всё вместе
learn-punct-together = Победите за два хода: создайте сразу две угрозы.
learn-punct-together-done = Обе чёрным не отразить. Теперь сыграйте целую партию!
learn-punct-together-late = Угроза тут самое большее одна, и чёрные её отразят. Сначала присоедините левую часть.
learn-punct-together-missed = Чёрные закрыли одну брешь. Другая принесла бы победу.
