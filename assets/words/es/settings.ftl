# What holds for all games. Each row has its name and one line that explains it; labels have no full stop.
settings-search = Buscar en los ajustes
settings-none-found = Ningún ajuste tiene esas palabras.
settings-reset = Como de costumbre: { $setting }
settings-percent = { $percent } %

## The headings.
settings-writing = Idioma y texto
settings-panels = Ventana y paneles
settings-table-and-pieces = Mesa y piezas
settings-board = Marcas en el tablero
settings-motion = Movimiento
settings-sound = Sonido
settings-playing = Juego
settings-data = Partidas y ajustes

## Language and text.
settings-language = Idioma
settings-language-tip = De todo lo que está escrito aquí
settings-language-system = El del sistema
settings-text-size = Tamaño del texto
settings-text-size-tip = En proporción a la escala del sistema

## Window and panels.
settings-theme = Paneles
settings-theme-tip = Oscuros, claros o de alto contraste
settings-theme-dark = Oscuros
settings-theme-light = Claros
settings-theme-contrast = Alto contraste
settings-colours = Colores de las marcas
settings-colours-tip = Otros para quien no ve todos los colores
settings-colours-usual = Habituales
settings-colours-blind = Para daltónicos
settings-full-screen = Pantalla completa
settings-full-screen-tip = La mesa cubre la pantalla

## Table and pieces.
settings-quality = Calidad de imagen
settings-quality-tip = Sombras y bordes suaves cuestan tiempo
settings-table = Mesa
settings-table-tip = Lo que hay bajo todo tablero
settings-table-wood = Madera
settings-table-slate = Pizarra
settings-table-felt = Fieltro
settings-punct = Piezas de PÜNCT
settings-punct-tip = Con su tablero
settings-hive = Fichas de Hive
settings-hive-tip = Con lo que tienen debajo
settings-tak = Piedras de Tak
settings-tak-tip = Con su tablero
settings-pieces-classic = Clásicas
settings-pieces-contrast = Alto contraste
settings-pieces-night = Nocturnas

## Marks on the board.
settings-coordinates = Coordenadas
settings-coordinates-tip = Letras y números en el borde del tablero
settings-tile-numbers = Números de fichas
settings-tile-numbers-tip = En las fichas que están repetidas
settings-threats = Amenazas
settings-threats-tip = Avisar cuando el rival pueda ganar en su próxima jugada
settings-threats-up-to = Amenazas hasta el nivel
settings-threats-up-to-tip = Contra niveles más fuertes no hay aviso

## Motion.
settings-animation = Animación
settings-animation-tip = Lo deprisa que se mueven piezas y cámara
settings-reduced-motion = Menos movimiento
settings-reduced-motion-tip = Las piezas aparecen en su sitio en vez de viajar

## Sound.
settings-volume = Volumen
settings-volume-tip = Lo fuerte que suena la mesa
settings-mute = Silencio
settings-mute-tip = Ningún sonido
settings-walking = Sonido al repasar
settings-walking-tip = Las jugadas suenan también al recorrer una partida

## Playing.
settings-confirm = Confirmar jugadas
settings-confirm-tip = La jugada espera otro clic o Enter
settings-clock = Reloj
settings-clock-tip = De la próxima partida: minutos, y segundos por jugada
settings-clock-ends = El tiempo decide
settings-clock-ends-tip = Quien agota su tiempo pierde
settings-coach = Entrenador
settings-coach-tip = Mira las partidas contra los niveles y te avisa de las malas jugadas
settings-random-colours = Color al azar
settings-random-colours-tip = El azar decide quién lleva las blancas
settings-level-pause = Pausa entre jugadas
settings-level-pause-tip = Cuando juegan dos niveles
settings-master-time = Tiempo del maestro
settings-master-time-tip = Cuánto piensa el maestro cada jugada

## The folder.
settings-folder = Carpeta
settings-folder-tip = Aquí están todas las partidas y estos ajustes
