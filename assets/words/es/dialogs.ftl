dialogs-close = Cerrar la ventana
dialogs-close-tip = Cerrar (Esc)
dialogs-cancel = Cancelar
dialogs-open = Abrir una partida
dialogs-export = Exportar la partida
dialogs-export-as = Exportar como
dialogs-picture = Guardar una imagen
dialogs-film = Guardar una animación
dialogs-scene = Guardar como escena

dialogs-type-games = Partidas
dialogs-type-own = Strata (ron)
dialogs-type-tak = Tak (ptn, tps)
dialogs-type-hive = Hive (pgn, txt)
dialogs-type-boardspace = boardspace (sgf)

dialogs-overwrite = Reemplazar
dialogs-overwrite-question = Ya existe. ¿Quieres reemplazarlo?
dialogs-reload = Actualizar
dialogs-working-folder = Ir a la carpeta de trabajo
dialogs-show-hidden = Mostrar ocultos
dialogs-show-system = Mostrar archivos del sistema
dialogs-pinned = Fijados
dialogs-places = Lugares
dialogs-devices = Dispositivos
dialogs-removable = Dispositivos extraíbles
dialogs-home = Carpeta personal
dialogs-desktop = Escritorio
dialogs-documents = Documentos
dialogs-downloads = Descargas
dialogs-audio = Música
dialogs-pictures = Imágenes
dialogs-videos = Vídeos
dialogs-pin = Fijar
dialogs-unpin = Soltar
dialogs-rename = Renombrar
dialogs-selected-file = Archivo elegido:
dialogs-file-name = Nombre:
dialogs-all-files = Todos los archivos
dialogs-any-type = Cualquiera
dialogs-open-button = Abrir
dialogs-save-button = Guardar
dialogs-folder-unnamed = La carpeta necesita un nombre
dialogs-file-unnamed = El archivo necesita un nombre
dialogs-folder-exists = Ya hay una carpeta con ese nombre
dialogs-file-exists = Ya hay un archivo con ese nombre

dialogs-which-game = ¿Cuál de las { $count } partidas?
dialogs-game = { $count ->
    [one] { $number }. { $white } – { $black }, { $count } jugada
   *[other] { $number }. { $white } – { $black }, { $count } jugadas
}
dialogs-broken-game = { $number }. con errores: { $why }

dialogs-draw = ¿Empate?
dialogs-draw-question = { SIDE($by, form: "the", start: 1) } ofrecen empate. { SIDE($other, start: 1) }, ¿de acuerdo?

dialogs-how-large = ¿Cuántos píxeles de ancho y de alto?
dialogs-width = Ancho
dialogs-height = Alto
dialogs-size-limits = Cada lado de la imagen tiene de { $least } a { $most } píxeles.
dialogs-choose-file = Elegir archivo

dialogs-unsaved-about = El juego sigue; cada jugada intenta guardarla otra vez.
dialogs-quit = ¿Salir sin guardar?
dialogs-quit-about = Si sales ahora, se pierde lo que no está en el disco.
