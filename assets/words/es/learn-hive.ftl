# El curso de Hive.

learn-hive-stage-goal = El objetivo
learn-hive-stage-placing = Fichas nuevas
learn-hive-stage-queen = La reina, antes del quinto turno
learn-hive-stage-hive = Una sola colmena
learn-hive-stage-gates = Deslizarse y pasos estrechos
learn-hive-stage-beetle = Reina y escarabajo
learn-hive-stage-jumpers = Saltamontes y araña
learn-hive-stage-runners = Hormiga, mariquita y mosquito
learn-hive-stage-pillbug = La cochinilla
learn-hive-stage-pins = Clavar y cubrir
learn-hive-stage-ends = Pasar y empatar

learn-hive-new-tile = Esa ficha ya estaba en la mesa. Toma una nueva de tu reserva.
learn-hive-move-tile = Esa ficha era nueva. Mueve una que ya esté en la mesa.
learn-hive-other-queen = Esta vez mueve tu reina.
learn-hive-other-beetle = Esta vez mueve tu escarabajo.
learn-hive-other-grasshopper = Esta vez salta con tu saltamontes.
learn-hive-other-spider = Esta vez mueve tu araña.
learn-hive-other-ant = Esta vez mueve tu hormiga.
learn-hive-other-ladybug = Esta vez mueve tu mariquita.
learn-hive-other-mosquito = Esta vez mueve tu mosquito.
learn-hive-ant-far = Tu hormiga no está junto a la reina negra.

learn-hive-goal-close = A la reina negra le queda un lado libre. Ocúpalo con tu hormiga.
learn-hive-goal-close-done = ¡Rodeada! Gana quien rodea a la reina rival.
learn-hive-goal-close-open = Quedó un lado libre y las negras se escapan.
learn-hive-goal-two = Ocupa con tus hormigas los dos lados libres de la reina negra: dos jugadas.
learn-hive-goal-two-done = En el cerco cuentan las fichas de ambos colores.
learn-hive-goal-two-slow = Cada jugada debe ocupar un lado, o las negras rompen el cerco.
learn-hive-goal-two-failed = Todavía queda un lado libre.
learn-hive-goal-guard = A tu reina le queda un solo lado libre. Dale más espacio.
learn-hive-goal-guard-done = Vigila a las dos reinas en cada turno.
learn-hive-goal-guard-swapped = Un lado se abrió y otro se cerró: las negras la rodean igual.
learn-hive-goal-guard-closed = Sigue con un solo lado libre, y las negras lo ocupan.

learn-hive-placing-own = Coloca una ficha nueva donde solo toque las tuyas.
learn-hive-placing-own-done = Una ficha nueva no toca las del rival; más tarde puede acercarse.
learn-hive-placing-hole = Coloca una ficha nueva en el hueco rodeado por las tuyas.
learn-hive-placing-hole-done = Ninguna podía entrar ahí, pero una ficha nueva sí.
learn-hive-placing-hole-outside = Ahí también se puede, pero el hueco del centro sigue libre.
learn-hive-placing-run = En dos jugadas: coloca una hormiga tuya y llévala junto a la reina negra.
learn-hive-placing-run-done = Al mover sí puedes tocar al rival: así se ataca.
learn-hive-placing-run-other = Toma una hormiga: corre tan lejos como quiera.

learn-hive-queen-now = Cuarto turno: ahora debes colocar tu reina.
learn-hive-queen-now-done = Puede salir antes, nunca después.
learn-hive-queen-first = En dos jugadas: coloca tu reina y después mueve tu hormiga.
learn-hive-queen-first-done = Sin tu reina en la mesa, tus fichas no se mueven.
learn-hive-queen-first-other = Tu hormiga sigue sin poder moverse: primero va la reina.
learn-hive-queen-first-tail = Ahora tu reina cuelga de la hormiga, y la hormiga debe quedarse.

learn-hive-hive-ant = Tu hormiga une dos partes y debe quedarse. Mueve tu saltamontes.
learn-hive-hive-ant-done = Todas las fichas forman siempre una sola colmena.
learn-hive-hive-way = Tu reina no puede dar un paso: tu hormiga quedaría suelta. Libérala en una jugada.
learn-hive-hive-way-done = Ni siquiera de paso puede quedar suelta una ficha.
learn-hive-hive-way-more = Una ficha nueva no ayuda: tu reina sigue sosteniendo la colmena.
learn-hive-hive-way-still = Tu reina sigue sosteniendo la colmena.

learn-hive-gate-around = El paso entre las reinas es estrecho. Lleva tu hormiga por fuera, junto a la reina negra.
learn-hive-gate-around-done = Las fichas se deslizan: por donde no caben, no pasan.
learn-hive-gate-jump = Quien salta no necesita paso. Salta con tu saltamontes al hueco.
learn-hive-gate-jump-done = Quien salta o trepa no tiene que deslizarse.
learn-hive-gate-jump-far = Cayó en otro sitio: el hueco del centro sigue vacío.
learn-hive-gate-open = En dos jugadas: abre el paso con tu reina y mete tu hormiga.
learn-hive-gate-open-done = Si un lado se aparta, el paso queda abierto.
learn-hive-gate-open-filled = Tu reina ocupó el hueco ella misma.
learn-hive-gate-open-shut = El paso sigue cerrado: antes debe apartarse tu reina.
learn-hive-gate-open-failed = El hueco del centro sigue vacío: tu hormiga podía entrar.

learn-hive-queen-step = Da un paso con tu reina, aquí a cualquiera de cuatro huecos.
learn-hive-queen-step-done = Un paso corto, pero a menudo la salva.
learn-hive-beetle-climb = Sube con tu escarabajo a una ficha negra.
learn-hive-beetle-climb-done = Un paso, también hacia arriba. Lo que queda debajo no se mueve.
learn-hive-beetle-climb-new = Un escarabajo nuevo empieza en la mesa, como cualquier ficha.
learn-hive-beetle-climb-ground = Ese paso fue por la mesa. Esta vez, hacia arriba.
learn-hive-beetle-hole = Tu escarabajo está arriba. Bájalo al hueco.
learn-hive-beetle-hole-done = Baja adonde nadie puede deslizarse.
learn-hive-beetle-hole-else = Fue a otro sitio: el hueco del centro sigue vacío.

learn-hive-grasshopper-jump = Salta con tu saltamontes junto a la reina negra.
learn-hive-grasshopper-jump-done = Salta en línea recta sobre fichas, nunca sobre huecos.
learn-hive-grasshopper-jump-far = Buen salto, pero no junto a la reina negra.
learn-hive-spider-three = Haz andar a tu araña tres pasos exactos por el borde.
learn-hive-spider-three-done = Ni menos ni más, y nunca hacia atrás.

learn-hive-ant-run = Lleva tu hormiga junto a la reina blanca.
learn-hive-ant-run-done = Se desliza cuanto quiera, pero no por pasos estrechos.
learn-hive-ant-run-far = Tu hormiga no está junto a la reina blanca.
learn-hive-ladybug-over = Lleva tu mariquita junto a la reina negra: dos pasos arriba, uno abajo.
learn-hive-ladybug-over-done = Cruza la colmena y siempre acaba en la mesa.
learn-hive-ladybug-over-far = Bajó en otro sitio, no junto a la reina negra.
learn-hive-mosquito-copies = Tu mosquito toca un escarabajo y una araña. Muévelo como uno de ellos.
learn-hive-mosquito-copies-done = Imita a cualquier vecino, y arriba es un escarabajo.

learn-hive-pillbug-rescue = Tu cochinilla puede lanzar a un vecino sobre sí. Lanza fuera a tu reina.
learn-hive-pillbug-rescue-done = Lanza fichas de ambos colores, pero nunca la última movida.
learn-hive-pillbug-rescue-closed = Has cerrado el cerco de tu propia reina.
learn-hive-pillbug-rescue-late = Su último lado sigue libre, y las negras lo ocupan.
learn-hive-pillbug-rescue-other = Por ahora está a salvo, pero lanza a la propia reina.
learn-hive-pillbug-win = Lanza a la reina negra al hueco con tu cochinilla.
learn-hive-pillbug-win-done = ¡Lanzada, rodeada y vencida!
learn-hive-pillbug-win-filled = Ahora otra ficha ocupa el hueco.
learn-hive-pillbug-win-left = La reina negra sigue fuera. Tómala y ponla en el hueco del centro.

learn-hive-pin-ant = Clava la hormiga negra: lleva la tuya adonde no toque ninguna otra ficha.
learn-hive-pin-ant-done = Ya no puede irse: la colmena se partiría.
learn-hive-pin-ant-free = La hormiga negra sigue libre y corre.
learn-hive-cover-queen = En dos jugadas: sube tu escarabajo a la reina negra y coloca una ficha a su lado.
learn-hive-cover-queen-done = Bajo tu escarabajo, su sitio cuenta como tuyo.
learn-hive-cover-queen-bare = Sobre la reina negra aún no hay nada: primero sube.
learn-hive-cover-queen-far = Esa ficha nueva no toca a la reina negra.

learn-hive-pass-turn = Hay escarabajos sobre tus fichas. Pasa y aprovecha tu segunda jugada.
learn-hive-pass-turn-done = Solo se pasa cuando no hay otra jugada.
learn-hive-draw-both = Las negras están a punto de ganar. Cierra ambos cercos con tu hormiga.
learn-hive-draw-both-done = Ambas reinas rodeadas a la vez: empate. También lo es la tercera repetición.
learn-hive-draw-both-lost = Las negras cierran el cerco de tu reina y ganan.
learn-hive-draw-both-open = Eso no es empate: ambos cercos siguen abiertos.
