levels-novice = Новичок
levels-novice-about = Только что узнал правила: почти не видит дальше последнего хода, не замечает угроз, а то и своей победы.
levels-beginner = Начинающий
levels-beginner-about = Перебирает мало ходов, не видит каждой второй угрозы и судит на глазок.
levels-learner = Ученик
levels-learner-about = Играет по плану, но упускает многое вдали и под стопками.
levels-casual = Любитель
levels-casual-about = Смотрит, что выйдет сразу после хода, и порой пропускает угрозу.
levels-regular = Завсегдатай
levels-regular-about = Хорошо оценивает с одного взгляда, но редко смотрит дальше.
levels-club = Клубный
levels-club-about = Считает на ход-другой вперёд, если не зевнёт.
levels-skilled = Умелый
levels-skilled-about = Считает на несколько ходов и редко что-то упускает.
levels-strong = Сильный
levels-strong-about = Считает на много ходов; небрежный ход — редкость.
levels-expert = Эксперт
levels-expert-about = Считает далеко и вблизи не упускает ничего: даже опытным надо быть начеку.
levels-master = Мастер
levels-master-about = Играет в полную силу, сколько дадите думать.
levels-adaptive = Мне под стать
levels-adaptive-about = Подстраивается под ваши результаты в каждой игре: побед и поражений будет поровну.

levels-person = Человек
levels-person-about = Кто-то у этого экрана.

levels-ratings = Тракт { $tak } · Улей { $hive } · PÜNCT { $punct }
