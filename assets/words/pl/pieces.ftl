# Nazwy pionów i stron. Formy: plain (mianownik), genitive, accusative, instrumental, locative.
# Zgięty pion widać jak dach, zgięciem od gracza.

flat = { $form ->
    [genitive] płaskiego kamienia
    [accusative] płaski kamień
    [instrumental] płaskim kamieniem
    [locative] płaskim kamieniu
   *[plain] płaski kamień
}
    .gender = inanimate
standing = { $form ->
    [genitive] stojącego kamienia
    [accusative] stojący kamień
    [instrumental] stojącym kamieniem
    [locative] stojącym kamieniu
   *[plain] stojący kamień
}
    .gender = inanimate
cap = { $form ->
    [genitive] zwornika
    [accusative] zwornik
    [instrumental] zwornikiem
    [locative] zworniku
   *[plain] zwornik
}
    .gender = inanimate
queen = { $form ->
    [genitive] królowej
    [accusative] królową
    [instrumental] królową
    [locative] królowej
   *[plain] królowa
}
    .gender = feminine
beetle = { $form ->
    [genitive] żuka
    [accusative] żuka
    [instrumental] żukiem
    [locative] żuku
   *[plain] żuk
}
    .gender = masculine
grasshopper = { $form ->
    [genitive] konika polnego
    [accusative] konika polnego
    [instrumental] konikiem polnym
    [locative] koniku polnym
   *[plain] konik polny
}
    .gender = masculine
spider = { $form ->
    [genitive] pająka
    [accusative] pająka
    [instrumental] pająkiem
    [locative] pająku
   *[plain] pająk
}
    .gender = masculine
ant = { $form ->
    [genitive] mrówki
    [accusative] mrówkę
    [instrumental] mrówką
    [locative] mrówce
   *[plain] mrówka
}
    .gender = feminine
ladybug = { $form ->
    [genitive] biedronki
    [accusative] biedronkę
    [instrumental] biedronką
    [locative] biedronce
   *[plain] biedronka
}
    .gender = feminine
mosquito = { $form ->
    [genitive] komara
    [accusative] komara
    [instrumental] komarem
    [locative] komarze
   *[plain] komar
}
    .gender = masculine
pillbug = { $form ->
    [genitive] stonogi
    [accusative] stonogę
    [instrumental] stonogą
    [locative] stonodze
   *[plain] stonoga
}
    .gender = feminine
triangle = { $form ->
    [genitive] trójkątnego piona
    [accusative] trójkątny pion
    [instrumental] trójkątnym pionem
    [locative] trójkątnym pionie
   *[plain] trójkątny pion
}
    .gender = inanimate
straight-centre = { $form ->
    [genitive] prostego piona z PÜNCTEM pośrodku
    [accusative] prosty pion z PÜNCTEM pośrodku
    [instrumental] prostym pionem z PÜNCTEM pośrodku
    [locative] prostym pionie z PÜNCTEM pośrodku
   *[plain] prosty pion z PÜNCTEM pośrodku
}
    .gender = inanimate
straight-end = { $form ->
    [genitive] prostego piona z PÜNCTEM na końcu
    [accusative] prosty pion z PÜNCTEM na końcu
    [instrumental] prostym pionem z PÜNCTEM na końcu
    [locative] prostym pionie z PÜNCTEM na końcu
   *[plain] prosty pion z PÜNCTEM na końcu
}
    .gender = inanimate
angular-left = { $form ->
    [genitive] zgiętego piona z PÜNCTEM po lewej
    [accusative] zgięty pion z PÜNCTEM po lewej
    [instrumental] zgiętym pionem z PÜNCTEM po lewej
    [locative] zgiętym pionie z PÜNCTEM po lewej
   *[plain] zgięty pion z PÜNCTEM po lewej
}
    .gender = inanimate
angular-middle = { $form ->
    [genitive] zgiętego piona z PÜNCTEM pośrodku
    [accusative] zgięty pion z PÜNCTEM pośrodku
    [instrumental] zgiętym pionem z PÜNCTEM pośrodku
    [locative] zgiętym pionie z PÜNCTEM pośrodku
   *[plain] zgięty pion z PÜNCTEM pośrodku
}
    .gender = inanimate
angular-right = { $form ->
    [genitive] zgiętego piona z PÜNCTEM po prawej
    [accusative] zgięty pion z PÜNCTEM po prawej
    [instrumental] zgiętym pionem z PÜNCTEM po prawej
    [locative] zgiętym pionie z PÜNCTEM po prawej
   *[plain] zgięty pion z PÜNCTEM po prawej
}
    .gender = inanimate

straight = { $form ->
    [genitive] prostego piona
    [accusative] prosty pion
    [instrumental] prostym pionem
    [locative] prostym pionie
   *[plain] prosty pion
}
    .gender = inanimate
angular = { $form ->
    [genitive] zgiętego piona
    [accusative] zgięty pion
    [instrumental] zgiętym pionem
    [locative] zgiętym pionie
   *[plain] zgięty pion
}
    .gender = inanimate

white = { $gender ->
   *[masculine] { $form ->
        [genitive] białego
        [accusative] białego
        [instrumental] białym
        [locative] białym
       *[plain] biały
    }
    [inanimate] { $form ->
        [genitive] białego
        [accusative] biały
        [instrumental] białym
        [locative] białym
       *[plain] biały
    }
    [feminine] { $form ->
        [genitive] białej
        [accusative] białą
        [instrumental] białą
        [locative] białej
       *[plain] biała
    }
}
black = { $gender ->
   *[masculine] { $form ->
        [genitive] czarnego
        [accusative] czarnego
        [instrumental] czarnym
        [locative] czarnym
       *[plain] czarny
    }
    [inanimate] { $form ->
        [genitive] czarnego
        [accusative] czarny
        [instrumental] czarnym
        [locative] czarnym
       *[plain] czarny
    }
    [feminine] { $form ->
        [genitive] czarnej
        [accusative] czarną
        [instrumental] czarną
        [locative] czarnej
       *[plain] czarna
    }
}
piece-alone = { $kind }
piece-of-side = { $owner } { $kind }
piece-of-side-numbered = { $owner } { $kind } { $number }
piece-numbered = { $kind } { $number }

# Same strony. Formy: plain (białe), genitive (białych), dative (białym), instrumental (białymi).
side-white = { $form ->
    [genitive] białych
    [dative] białym
    [instrumental] białymi
   *[plain] białe
}
side-black = { $form ->
    [genitive] czarnych
    [dative] czarnym
    [instrumental] czarnymi
   *[plain] czarne
}
