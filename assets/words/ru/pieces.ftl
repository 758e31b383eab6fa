# Названия фигур и сторон. Формы: plain (именительный), genitive, dative, accusative, instrumental, prepositional.
# Угловая фигура видится крышей, изгибом от игрока.

flat = { $form ->
    [genitive] плоского камня
    [dative] плоскому камню
    [accusative] плоский камень
    [instrumental] плоским камнем
    [prepositional] плоском камне
   *[plain] плоский камень
}
    .gender = inanimate
standing = { $form ->
    [genitive] стоячего камня
    [dative] стоячему камню
    [accusative] стоячий камень
    [instrumental] стоячим камнем
    [prepositional] стоячем камне
   *[plain] стоячий камень
}
    .gender = inanimate
cap = { $form ->
    [genitive] врат
    [dative] вратам
    [accusative] врата
    [instrumental] вратами
    [prepositional] вратах
   *[plain] врата
}
    .gender = plural
queen = { $form ->
    [genitive] королевы
    [dative] королеве
    [accusative] королеву
    [instrumental] королевой
    [prepositional] королеве
   *[plain] королева
}
    .gender = feminine
beetle = { $form ->
    [genitive] жука
    [dative] жуку
    [accusative] жука
    [instrumental] жуком
    [prepositional] жуке
   *[plain] жук
}
    .gender = masculine
grasshopper = { $form ->
    [genitive] кузнечика
    [dative] кузнечику
    [accusative] кузнечика
    [instrumental] кузнечиком
    [prepositional] кузнечике
   *[plain] кузнечик
}
    .gender = masculine
spider = { $form ->
    [genitive] паука
    [dative] пауку
    [accusative] паука
    [instrumental] пауком
    [prepositional] пауке
   *[plain] паук
}
    .gender = masculine
ant = { $form ->
    [genitive] муравья
    [dative] муравью
    [accusative] муравья
    [instrumental] муравьём
    [prepositional] муравье
   *[plain] муравей
}
    .gender = masculine
ladybug = { $form ->
    [genitive] божьей коровки
    [dative] божьей коровке
    [accusative] божью коровку
    [instrumental] божьей коровкой
    [prepositional] божьей коровке
   *[plain] божья коровка
}
    .gender = feminine
mosquito = { $form ->
    [genitive] москита
    [dative] москиту
    [accusative] москита
    [instrumental] москитом
    [prepositional] моските
   *[plain] москит
}
    .gender = masculine
pillbug = { $form ->
    [genitive] мокрицы
    [dative] мокрице
    [accusative] мокрицу
    [instrumental] мокрицей
    [prepositional] мокрице
   *[plain] мокрица
}
    .gender = feminine
triangle = { $form ->
    [genitive] треугольной фигуры
    [dative] треугольной фигуре
    [accusative] треугольную фигуру
    [instrumental] треугольной фигурой
    [prepositional] треугольной фигуре
   *[plain] треугольная фигура
}
    .gender = feminine
straight-centre = { $form ->
    [genitive] прямой фигуры с PÜNCT в центре
    [dative] прямой фигуре с PÜNCT в центре
    [accusative] прямую фигуру с PÜNCT в центре
    [instrumental] прямой фигурой с PÜNCT в центре
    [prepositional] прямой фигуре с PÜNCT в центре
   *[plain] прямая фигура с PÜNCT в центре
}
    .gender = feminine
straight-end = { $form ->
    [genitive] прямой фигуры с PÜNCT на конце
    [dative] прямой фигуре с PÜNCT на конце
    [accusative] прямую фигуру с PÜNCT на конце
    [instrumental] прямой фигурой с PÜNCT на конце
    [prepositional] прямой фигуре с PÜNCT на конце
   *[plain] прямая фигура с PÜNCT на конце
}
    .gender = feminine
angular-left = { $form ->
    [genitive] угловой фигуры с PÜNCT слева
    [dative] угловой фигуре с PÜNCT слева
    [accusative] угловую фигуру с PÜNCT слева
    [instrumental] угловой фигурой с PÜNCT слева
    [prepositional] угловой фигуре с PÜNCT слева
   *[plain] угловая фигура с PÜNCT слева
}
    .gender = feminine
angular-middle = { $form ->
    [genitive] угловой фигуры с PÜNCT в середине
    [dative] угловой фигуре с PÜNCT в середине
    [accusative] угловую фигуру с PÜNCT в середине
    [instrumental] угловой фигурой с PÜNCT в середине
    [prepositional] угловой фигуре с PÜNCT в середине
   *[plain] угловая фигура с PÜNCT в середине
}
    .gender = feminine
angular-right = { $form ->
    [genitive] угловой фигуры с PÜNCT справа
    [dative] угловой фигуре с PÜNCT справа
    [accusative] угловую фигуру с PÜNCT справа
    [instrumental] угловой фигурой с PÜNCT справа
    [prepositional] угловой фигуре с PÜNCT справа
   *[plain] угловая фигура с PÜNCT справа
}
    .gender = feminine

straight = { $form ->
    [genitive] прямой фигуры
    [dative] прямой фигуре
    [accusative] прямую фигуру
    [instrumental] прямой фигурой
    [prepositional] прямой фигуре
   *[plain] прямая фигура
}
    .gender = feminine
angular = { $form ->
    [genitive] угловой фигуры
    [dative] угловой фигуре
    [accusative] угловую фигуру
    [instrumental] угловой фигурой
    [prepositional] угловой фигуре
   *[plain] угловая фигура
}
    .gender = feminine

white = { $gender ->
   *[masculine] { $form ->
        [genitive] белого
        [dative] белому
        [accusative] белого
        [instrumental] белым
        [prepositional] белом
       *[plain] белый
    }
    [inanimate] { $form ->
        [genitive] белого
        [dative] белому
        [instrumental] белым
        [prepositional] белом
       *[plain] белый
    }
    [feminine] { $form ->
        [genitive] белой
        [dative] белой
        [accusative] белую
        [instrumental] белой
        [prepositional] белой
       *[plain] белая
    }
    [plural] { $form ->
        [genitive] белых
        [dative] белым
        [accusative] белые
        [instrumental] белыми
        [prepositional] белых
       *[plain] белые
    }
}
black = { $gender ->
   *[masculine] { $form ->
        [genitive] чёрного
        [dative] чёрному
        [accusative] чёрного
        [instrumental] чёрным
        [prepositional] чёрном
       *[plain] чёрный
    }
    [inanimate] { $form ->
        [genitive] чёрного
        [dative] чёрному
        [instrumental] чёрным
        [prepositional] чёрном
       *[plain] чёрный
    }
    [feminine] { $form ->
        [genitive] чёрной
        [dative] чёрной
        [accusative] чёрную
        [instrumental] чёрной
        [prepositional] чёрной
       *[plain] чёрная
    }
    [plural] { $form ->
        [genitive] чёрных
        [dative] чёрным
        [accusative] чёрные
        [instrumental] чёрными
        [prepositional] чёрных
       *[plain] чёрные
    }
}
piece-alone = { $kind }
piece-of-side = { $owner } { $kind }
piece-of-side-numbered = { $owner } { $kind } { $number }
piece-numbered = { $kind } { $number }

# Сами стороны.
side-white = { $form ->
    [genitive] белых
    [dative] белым
    [accusative] белых
    [instrumental] белыми
    [prepositional] белых
   *[plain] белые
}
side-black = { $form ->
    [genitive] чёрных
    [dative] чёрным
    [accusative] чёрных
    [instrumental] чёрными
    [prepositional] чёрных
   *[plain] чёрные
}
