# Análisis en vivo: cómo está la posición de la mesa y sus mejores variantes.

analysis-toggle = Análisis
analysis-toggle-tip = Mostrar lo que el programa ve en la posición, vayas donde vayas; otra vez: apagarlo
analysis-lines = Variantes del análisis
analysis-lines-tip = Cuántas de las mejores variantes muestra el análisis
analysis-notation = Notación
analysis-notation-tip = Escribir las variantes en notación en vez de palabras
analysis-preview = Mostrar la variante
analysis-preview-tip = Mostrar en la mesa la posición tras estas jugadas
analysis-play = Seguir la variante
analysis-play-tip = Recorrer esta variante y añadirla a la partida

analysis-in-notation = Análisis en notación
analysis-in-notation-tip = Variantes en notación en vez de palabras

analysis-chance = Opciones de ganar de las blancas: { $percent } %
analysis-wins = { SIDE($side, form: "the", start: 1) } ganan en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
analysis-wins-short = { $side ->
    [white] B{ $count }
   *[black] N{ $count }
}

analysis-source-strata = Strata
analysis-begins = Buscando …
analysis-searching = Profundidad { $depth } · { $thousands } mil pos./s
analysis-waits = Espera mientras piensa el rival
analysis-rests = Profundidad { $depth } · terminado
analysis-over = Aquí ha acabado la partida
analysis-no-position = Todavía no es una posición del juego.

analysis-move = Variante { $line }, jugada { $number }: { $move }
analysis-off = Apagar el análisis
analysis-fewer = Menos variantes
analysis-more = Más variantes
analysis-count = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
