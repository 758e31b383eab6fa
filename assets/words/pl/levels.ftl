levels-novice = Nowicjusz
levels-novice-about = Dopiero poznał zasady: dostrzega niewiele swoich ruchów, przeocza większość gróźb, a czasem i własną wygraną.
levels-beginner = Początkujący
levels-beginner-about = Rozważa mniej więcej co trzeci ruch, nie widzi mniej więcej co drugiej groźby i ocenia z grubsza.
levels-learner = Uczeń
levels-learner-about = Rozważa niecałą połowę swoich ruchów: przeocza wiele z tego, co daleko lub pod stosem, i niejedną groźbę.
levels-casual = Amator
levels-casual-about = Patrzy, jak będzie zaraz po ruchu, i nie zauważa mniej więcej co czwartej groźby.
levels-regular = Bywalec
levels-regular-about = Mniej więcej co drugi raz liczy ruch lub dwa naprzód, a poza tym gra na pierwszy rzut oka.
levels-club = Klubowy
levels-club-about = Liczy ruch lub dwa naprzód, ale mniej więcej co siódmy ruch robi na pierwszy rzut oka.
levels-skilled = Wprawny
levels-skilled-about = Liczy kilka ruchów naprzód; mniej więcej co dwudziesty ruch jest nieuważny.
levels-strong = Silny
levels-strong-about = Liczy wiele ruchów naprzód; nieuważny ruch to rzadkość.
levels-expert = Ekspert
levels-expert-about = Liczy daleko, a z bliska nie przeocza niczego: nawet wprawni gracze muszą uważać.
levels-master = Mistrz
levels-master-about = Gra najlepiej, jak umie, tak długo, jak pozwolisz mu myśleć.
levels-adaptive = Na moją miarę
levels-adaptive-about = Dopasowuje się do twoich wyników w każdej grze: wygrywasz mniej więcej tyle, ile przegrywasz. Nigdy nie jest słabszy od nowicjusza.

levels-person = Człowiek
levels-person-about = Ktoś przy tym ekranie.

levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
