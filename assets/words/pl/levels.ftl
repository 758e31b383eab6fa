levels-novice = Nowicjusz
levels-novice-about = Dopiero poznał zasady: niewiele widzi poza ostatnim ruchem, przeocza większość gróźb, a czasem i wygraną.
levels-beginner = Początkujący
levels-beginner-about = Rozważa mało ruchów, nie widzi co drugiej groźby i ocenia z grubsza.
levels-learner = Uczeń
levels-learner-about = Ma plan, ale przeocza wiele z tego, co daleko lub pod stosem.
levels-casual = Amator
levels-casual-about = Patrzy, jak będzie zaraz po ruchu, i czasem nie zauważa groźby.
levels-regular = Bywalec
levels-regular-about = Dobrze ocenia na pierwszy rzut oka, rzadko patrzy dalej.
levels-club = Klubowy
levels-club-about = Liczy ruch lub dwa naprzód, o ile się nie zagapi.
levels-skilled = Wprawny
levels-skilled-about = Liczy kilka ruchów naprzód i rzadko coś przeocza.
levels-strong = Silny
levels-strong-about = Liczy wiele ruchów naprzód; nieuważny ruch to rzadkość.
levels-expert = Ekspert
levels-expert-about = Liczy daleko, a z bliska nie przeocza niczego: nawet wprawni gracze muszą uważać.
levels-master = Mistrz
levels-master-about = Gra najlepiej, jak umie, tak długo, jak pozwolisz mu myśleć.
levels-adaptive = Na moją miarę
levels-adaptive-about = Dopasowuje się do twoich wyników w każdej grze: wygrywasz mniej więcej tyle, ile przegrywasz.

levels-person = Człowiek
levels-person-about = Ktoś przy tym ekranie.

levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
