# El curso de PÜNCT.

learn-punct-stage-goal = El objetivo
learn-punct-goal-across = Llevas blancas: pon una pieza en D8 y une izquierda y derecha.
learn-punct-goal-across-done = ¡Ganas! El objetivo es una cadena entre lados opuestos.
learn-punct-goal-across-elsewhere = Las negras ocupan el hueco y cortan tu cadena. Cubre D8 con cualquier punto.
learn-punct-goal-near-to-far = Ahora une el lado cercano y el lejano con una pieza.
learn-punct-goal-near-to-far-done = El segundo par de lados. Queda uno.
learn-punct-goal-near-to-far-elsewhere = Las negras ven antes el hueco de tu cadena. Ciérralo tú.
learn-punct-goal-opposite = Dos huecos y una pieza: une dos lados opuestos.
learn-punct-goal-opposite-done = El tercer par. Los lados que comparten esquina no cuentan.
learn-punct-goal-opposite-neighbours = Esos lados se tocan en una esquina y no ganan nada. Las negras ocupan el otro hueco.
learn-punct-goal-opposite-elsewhere = No has unido dos lados opuestos, y las negras ocupan el hueco importante.

learn-punct-stage-kinds = Seis clases
learn-punct-kinds-straight = Tres espacios en fila: coloca la pieza que los llena.
learn-punct-kinds-straight-done = Tienes seis piezas rectas, seis angulares y seis triangulares.
learn-punct-kinds-straight-bent = Queda un espacio libre. Tres en fila los llena una pieza recta.
learn-punct-kinds-straight-elsewhere = El hueco sigue abierto. Llena los tres espacios con una pieza nueva.
learn-punct-kinds-angular = Este hueco hace un codo. Gana con la pieza que encaja.
learn-punct-kinds-angular-done = Según su PÜNCT, el punto principal, hay seis clases.
learn-punct-kinds-angular-short = Queda un espacio libre. Una pieza angular rodea el triángulo negro.
learn-punct-kinds-angular-elsewhere = El hueco sigue abierto. Rodea el triángulo negro de E9.

learn-punct-stage-placing = Piezas nuevas
learn-punct-placing-outside = Las piezas nuevas no tocan el centro claro. Cierra el hueco de al lado.
learn-punct-placing-outside-done = Las piezas nuevas van sobre el propio tablero.
learn-punct-placing-outside-elsewhere = Las negras ocupan F8. Cúbrelo con una pieza que no apunte al centro.

learn-punct-stage-moving = Mover
learn-punct-moving-line = Toma tu pieza: la ficha auxiliar muestra sus líneas. Llévala a G5.
learn-punct-moving-line-done = El PÜNCT va en línea recta, a cualquier distancia, sobre todo.
learn-punct-moving-line-new = Esa pieza es nueva. Toma la del tablero por su PÜNCT, en G12.
learn-punct-moving-line-elsewhere = G5 sigue vacío. Está en línea recta con G12.
learn-punct-moving-twice = Ninguna línea de tu pieza llega a K14. Cúbrelo en dos jugadas.
learn-punct-moving-twice-done = Con un rodeo se llega a todas partes.
learn-punct-moving-twice-new = Esa pieza es nueva. Mueve la que está en el tablero.
learn-punct-moving-twice-elsewhere = K14 sigue vacío. Desde K12, por ejemplo, hay una línea hasta allí.
learn-punct-moving-centre = Una pieza nueva no puede llenar el centro. Gana moviendo otra.
learn-punct-moving-centre-done = Lo que está en el tablero puede entrar y salir del centro.
learn-punct-moving-centre-elsewhere = El hueco queda para las negras. Tu pieza recta de G5 encaja en él.

learn-punct-stage-turning = Girar
learn-punct-turning-on-the-spot = Gira tu pieza sobre su PÜNCT de H10 y gana.
learn-punct-turning-on-the-spot-done = Girar en el sitio es una jugada.
learn-punct-turning-on-the-spot-elsewhere = El hueco queda para las negras. Un giro en el sitio lo habría cerrado.
learn-punct-turning-at-the-edge = Mueve el triángulo de P14, gíralo y completa la cadena.
learn-punct-turning-at-the-edge-done = Mover y girar es una jugada. Ningún punto puede salir del tablero.
learn-punct-turning-at-the-edge-new = No hace falta una pieza nueva. Mueve el triángulo de P14.
learn-punct-turning-at-the-edge-elsewhere = Las negras ocupan el borde. Lleva el PÜNCT a P9 o P10 y gira.

learn-punct-stage-climbing = Subir
learn-punct-climbing-own = Sube: mueve una pieza tuya encima de la otra.
learn-punct-climbing-own-done = Un PÜNCT solo sube a su propio color.
learn-punct-climbing-own-new = Las piezas nuevas no suben. Mueve una que ya esté en el tablero.
learn-punct-climbing-own-elsewhere = Esa pieza sigue en el tablero. Pon su PÜNCT sobre tu otra pieza.
learn-punct-climbing-across = Un muro negro corta tu cadena. Pasa por encima y gana.
learn-punct-climbing-across-done = Los puntos menores pueden cubrir los negros. Los vecinos se unen a cualquier nivel.
learn-punct-climbing-across-not = Has subido, pero la cadena sigue cortada. Cubre J8 y deja lo demás.
learn-punct-climbing-across-elsewhere = El muro sigue en pie. Tu triángulo de I4 llega a I8, justo al lado.
learn-punct-climbing-level = Sube la torre de L8 a tres niveles: todos los puntos necesitan suelo parejo.
learn-punct-climbing-level-done = Se sube a cualquier altura y se baja en una jugada.
learn-punct-climbing-level-new = Las piezas nuevas empiezan en el tablero. Mueve una que ya esté allí.
learn-punct-climbing-level-elsewhere = La torre no tiene tres niveles. Pon encima un triángulo, punto sobre punto.

learn-punct-stage-bridges = Puentes
learn-punct-bridge-straight = Mueve tu pieza recta de G8: sus extremos la sostienen sobre L7.
learn-punct-bridge-straight-done = ¡Un puente! Solo el punto central puede colgar.
learn-punct-bridge-none = Aún no cuelga nada sobre L7. Apoya los dos extremos en piezas del mismo nivel.
learn-punct-bridge-angular = Cruza L7 con tu pieza angular.
learn-punct-bridge-angular-done = Su codo también puede colgar. Nada entra debajo.
learn-punct-bridge-no-triangle = Un triángulo y una pieza recta llegan a L8. Haz un puente sobre L7.
learn-punct-bridge-no-triangle-done = Un triángulo no tiene extremos: nunca hace puente.
learn-punct-bridge-no-triangle-triangle = Esa pieza queda plana y L7 sigue libre. Un triángulo necesita apoyo bajo cada punto.

learn-punct-stage-rare-bridges = Más altos y más raros
learn-punct-bridge-over-a-stack = Haz un puente sobre L7 y la pieza negra.
learn-punct-bridge-over-a-stack-done = Ambos extremos están al mismo nivel. La pieza negra queda bloqueada sin tocarla.
learn-punct-bridge-over-a-stack-climbed = Has subido, pero no cuelga nada sobre la pieza negra de L7.
learn-punct-bridge-on-one-piece = Gira una pieza angular: otra sola debe sostenerla sobre F7.
learn-punct-bridge-on-one-piece-done = Raro, pero válido: un codo contra otro.
learn-punct-bridge-on-one-piece-flat = Eso es subir en otro sitio. Apoya los dos extremos en la pieza con el PÜNCT en G8.
learn-punct-bridge-on-one-piece-none = Aún no cuelga nada sobre F7. Apoya los extremos en G7 y F8.

learn-punct-stage-blocking = Bloquear
learn-punct-blocking-a-mover = La pieza negra de N8 va a ganar. Súbete a ella.
learn-punct-blocking-a-mover-done = Con un punto cubierto, una pieza no puede moverse ni girar.
learn-punct-blocking-a-mover-free = La pieza negra entra en el hueco y gana.
learn-punct-blocking-a-mover-otherwise = Eso ayuda solo por ahora. Súbete a la pieza de N8 para bloquearla.
learn-punct-blocking-your-own = Tu propia pieza bloquea la de abajo. Gana en dos jugadas.
learn-punct-blocking-your-own-done = Lo que está encima bloquea, sea de quien sea.
learn-punct-blocking-your-own-still = Aún no amenazas con ganar. Aparta la pieza de arriba y deja libre el hueco.
learn-punct-blocking-your-own-missed = La pieza liberada podía llenar el hueco y ganar.

learn-punct-stage-cutting = Cortar
learn-punct-cutting-a-chain = Las negras pueden ganar en dos huecos. Corta la cadena subiendo.
learn-punct-cutting-a-chain-done = Los puntos cubiertos no unen nada.
learn-punct-cutting-a-chain-open = Las negras cierran el hueco que quedaba y ganan.
learn-punct-cutting-guard = Sube y bloquea la pieza negra de J12. No descubras la cadena larga.
learn-punct-cutting-guard-done = Quien descubre la cadena completa del rival pierde.
learn-punct-cutting-guard-uncovered = Tu pieza tapaba la cadena negra. Ahora está entera y las negras ganan en tu turno.
learn-punct-cutting-guard-elsewhere = La pieza negra de J12 sigue libre. Sube de modo que un punto menor la cubra.

learn-punct-stage-looking = Mirar
learn-punct-looking = Mantén L sobre la pieza negra de K9 y mira debajo.
learn-punct-looking-done = Debajo está tu cadena. Mirar siempre está permitido.
learn-punct-looking-moved = No muevas todavía. Levanta la pieza negra de K9 y mira.

learn-punct-stage-winning = Dos formas de ganar
learn-punct-winning-centre = Muestras más puntos en el centro. Coloca tu última pieza.
learn-punct-winning-centre-done = La última pieza termina la partida; decide el centro.
learn-punct-winning-centre-moved = Las negras entran en el centro y van por delante. Tu última pieza habría terminado la partida.
learn-punct-winning-centre-waits = La partida sigue. Coloca tu última pieza mientras vas por delante.
learn-punct-winning-race = El centro está igualado. Adelántate y coloca tu última pieza: dos jugadas.
learn-punct-winning-race-done = Igualar es empatar: cada punto importa.
learn-punct-winning-race-drawn = Tu última pieza terminó la partida con el centro igualado: empate.
learn-punct-winning-race-little = Es poco: las negras también pueden entrar en el centro. Entra con los tres puntos.
learn-punct-winning-race-moved = Ibas por delante en el centro. Tu última pieza habría ganado.
learn-punct-winning-basic = Reglas básicas: el centro está abierto. Llena el hueco.
learn-punct-winning-basic-done = Solo la primera pieza blanca quedaba fuera. La última empata.
learn-punct-winning-basic-elsewhere = El hueco queda para las negras. Una pieza recta cabe en el centro.

learn-punct-stage-together = Todo junto
learn-punct-together = Gana en dos jugadas: crea dos amenazas a la vez.
learn-punct-together-done = Las negras no pueden parar ambas. ¡Ahora juega una partida entera!
learn-punct-together-late = Eso es una amenaza como mucho, y las negras la paran. Une primero la parte izquierda.
learn-punct-together-missed = Las negras cerraron un hueco. El otro te habría dado la victoria.
