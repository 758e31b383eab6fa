# Sobre archivos y carpetas: qué se escribió o leyó y qué salió mal.

files-no-room = No queda espacio.
files-not-allowed = No se permite escribir ahí.
files-not-there = No está ahí.
files-no-folder = Hay un archivo donde debería haber una carpeta.
files-is-folder = Es una carpeta.
files-no-file = Es una tubería o un dispositivo, no un archivo.
files-no-reason = No se dio ningún motivo.

files-unsaved = No se puede guardar la partida en { $folder }. { $why }
files-unsavable = No se puede guardar la partida. { $why }
files-too-many-moves = Con { $count } jugadas y variantes es demasiado larga.
files-too-large = Con sus comentarios es demasiado grande.
files-trash-full = No se puede vaciar la papelera en { $folder }. { $why }
files-not-deleted = No se puede mover la partida a { $folder }. { $why }
files-not-restored = No se puede recuperar la partida de { $folder }. { $why }
files-game-exists = Ya hay una partida { $id }.
files-in-trash = La partida está en la papelera.
files-folder-not-shown = No se puede mostrar la carpeta { $folder }: aquí ningún programa abre carpetas.
files-settings-aside = No se pueden leer los ajustes, así que valen los habituales; el archivo se llama ahora { $name }. { $why }
files-settings-broken = No se pueden leer los ajustes, así que valen los habituales. { $why } Tampoco se puede apartar el archivo en { $folder }. { $trouble }
files-settings-values = En los ajustes no se puede leer { $names }, así que ahí valen los valores habituales; el archivo anterior se llama ahora { $name }.
files-settings-values-lost = En los ajustes no se puede leer { $names }, así que ahí valen los valores habituales.
files-settings-unsaved = No se pueden guardar los ajustes en { $folder }. { $why }

files-broken = No se puede leer { $file }. { $why }
files-clipboard-broken = No se puede leer lo que hay en el portapapeles. { $why }
files-breaks-off = { $count ->
    [one] La partida se corta después de { $count } jugada. { $why }
   *[other] La partida se corta después de { $count } jugadas. { $why }
}
files-open-elsewhere = Esta partida está abierta en otra ventana. Aquí juegas con una copia.
files-copy-of = { $title } (copia)

files-written = Guardado en { $file }.
files-written-without = Guardado en { $file }. En este formato ({ $format }) no caben: { $lost }.
files-lost-also = { $lost }, { $more }
files-lost-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
files-lost-variations = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
files-lost-comments = { $count ->
    [one] { $count } comentario
   *[other] { $count } comentarios
}
files-lost-marks = { $count ->
    [one] { $count } valoración
   *[other] { $count } valoraciones
}
files-lost-tags = { $count ->
    [one] { $count } etiqueta
   *[other] { $count } etiquetas
}
files-lost-braces = { $count ->
    [one] el signo «{"}"}» en { $count } comentario
   *[other] el signo «{"}"}» en { $count } comentarios
}
files-cant-write = No se puede escribir { $file }. { $why }
files-not-for-game = { $format } no sirve para { $game }.
files-drawing = Dibujando { $file }…
files-drawn = { $file } ya está dibujado.
files-not-drawn = No se ha dibujado { $file }. { $why }
