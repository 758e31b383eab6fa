levels-novice = Novato
levels-novice-about = Acaba de aprender las reglas: apenas ve más allá de la última jugada y pasa por alto casi todas las amenazas y a veces una victoria.
levels-beginner = Principiante
levels-beginner-about = Piensa en pocas jugadas, no ve una amenaza de cada dos y juzga a bulto.
levels-learner = Aprendiz
levels-learner-about = Tiene un plan, pero se le escapa mucho de lo que está lejos o bajo una pila.
levels-casual = Aficionado
levels-casual-about = Juega según cómo queda todo tras la jugada y a veces no ve una amenaza.
levels-regular = Habitual
levels-regular-about = Juzga bien de un vistazo y rara vez mira más allá.
levels-club = De club
levels-club-about = Mira una o dos jugadas más allá, si no se descuida.
levels-skilled = Hábil
levels-skilled-about = Mira unas cuantas jugadas más allá y rara vez se le escapa algo.
levels-strong = Fuerte
levels-strong-about = Mira muchas jugadas más allá: un descuido es raro.
levels-expert = Experto
levels-expert-about = Calcula lejos y de cerca no se le escapa nada: hasta los veteranos deben andar con cuidado.
levels-master = Maestro
levels-master-about = Juega lo mejor que sabe, mientras le dejes pensar.
levels-adaptive = A mi nivel
levels-adaptive-about = Sigue tus resultados en cada juego, para que ganes más o menos tanto como pierdes.

levels-person = Una persona
levels-person-about = Alguien ante esta pantalla.

levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
