# The courses: their pages, and the panel beside a task.

learn-title = Aprender
learn-about = { $game } en tareas cortas, de un minuto o dos.
learn-course = Curso
learn-rules = Reglas
learn-puzzles = Problemas
learn-begin = Empezar
learn-go-on = Seguir
learn-task-of = Tarea { $number } de { $count }
learn-game = Una partida entera
learn-play-game = Jugar contra Novato
learn-finish-course = Volver al curso
learn-stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}

# The line at the bottom, while a task is on the table.
learn-lift = Levanta la pieza: mantén L sobre ella o púlsala un rato.
learn-answering = Espera la respuesta…
learn-failed = Mira qué pasa y vuelve a probar.
learn-done = ¡Hecho! Enter sigue.

# The rules to read.
learn-search = buscar en las reglas
learn-example = { $title }: poner este ejemplo en la mesa
learn-try = Probar
learn-try-tip = Poner este ejemplo en la mesa
learn-nothing-found = No se ha encontrado nada.
