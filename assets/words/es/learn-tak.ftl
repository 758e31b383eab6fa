# El curso de Tak.

learn-tak-stage-goal = El objetivo
learn-tak-goal-road = Pon una piedra en e3 y une dos bordes opuestos con un camino.
learn-tak-goal-road-done = ¡Un camino! Gana quien une dos bordes opuestos.
learn-tak-goal-road-elsewhere = Las negras ocupan el hueco y cortan el camino.
