# Kurs gry Tak.

learn-tak-stage-goal = Cel gry
learn-tak-goal-road = Połóż kamień na e3 i połącz drogą dwa przeciwległe brzegi.
learn-tak-goal-road-done = Droga! Wygrywa ten, kto połączy dwa przeciwległe brzegi.
learn-tak-goal-road-elsewhere = Czarne zajmują lukę i droga jest przerwana.
