history-moves = Jugadas
history-fold = Plegar
history-fold-tip = Plegar la lista de jugadas ({ $shortcut })
history-edit = Editar
history-none-yet = Aún no hay jugadas
history-move = Jugada { $ply }: { $move }
history-move-in-variation = Jugada { $ply }: { $move }, variante
history-unfold = Desplegar
history-unfold-tip = Desplegar esta variante
history-fold-variation = Plegar la variante { $move }
history-comment-hint = Comentario a esta jugada

history-to-start = Al principio
history-back = Una jugada atrás
history-autoplay = Reproducir
history-on = Una jugada adelante
history-to-end = Al final

history-mark-none = ninguna
history-mark-threat = Amenaza de camino
history-result = Resultado
history-won = Ganan { SIDE($side, form: "the") }
history-draw = Empate
history-no-result = Sin resultado

history-promoted = { $move } es ahora la variante principal.
history-deleted = { $after ->
    [0] Jugada { $move } borrada.
    [one] Jugada { $move } borrada, y la siguiente.
   *[other] Jugada { $move } borrada, y las { $after } siguientes.
}
history-commented = Comentario a { $move }.
history-commented-start = Comentario al comienzo.
history-marked = Jugada { $move } marcada con { $marks }
history-unmarked = Se quitó la marca de { $move }.
