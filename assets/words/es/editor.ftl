editor-title = Preparar una posición
editor-to-move = Turno
editor-copy = Copiar
editor-copy-tip = Copiar la posición como texto
editor-scene-title = Título
editor-saved = Guardada.
