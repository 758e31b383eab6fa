levels-novice = Novato
levels-novice-about = Acaba de aprender las reglas: ve pocas de sus jugadas, pasa por alto casi todas las amenazas y a veces su propia victoria.
levels-beginner = Principiante
levels-beginner-about = Piensa en un tercio de sus jugadas, poco más o menos, no ve casi una amenaza de cada dos y juzga a bulto.
levels-learner = Aprendiz
levels-learner-about = Piensa en algo menos de la mitad de sus jugadas: se le escapa mucho de lo que está lejos o bajo una pila, y más de una amenaza.
levels-casual = Aficionado
levels-casual-about = Juega según cómo queda todo tras la jugada y no ve una amenaza de cada cuatro, más o menos.
levels-regular = Habitual
levels-regular-about = La mitad de las veces mira una o dos jugadas más allá; si no, juega de un vistazo.
levels-club = De club
levels-club-about = Mira una o dos jugadas más allá, pero más o menos una jugada de cada siete la hace de un vistazo.
levels-skilled = Hábil
levels-skilled-about = Mira unas cuantas jugadas más allá; se descuida más o menos una vez de cada veinte.
levels-strong = Fuerte
levels-strong-about = Mira muchas jugadas más allá: un descuido es raro.
levels-expert = Experto
levels-expert-about = Calcula lejos y de cerca no se le escapa nada: hasta los veteranos deben andar con cuidado.
levels-master = Maestro
levels-master-about = Juega lo mejor que sabe, mientras le dejes pensar.
levels-adaptive = A mi nivel
levels-adaptive-about = Sigue tus resultados en cada juego, para que ganes más o menos tanto como pierdes; nunca es más flojo que el novato.

levels-person = Una persona
levels-person-about = Alguien ante esta pantalla.

levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
