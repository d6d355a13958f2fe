lanterns_as_ever = By the canal
lantern_lit = { $seat } lights lantern { $lantern }.
lantern_is_lit = Lantern { $lantern } is lit already.
game-lanterns = Lanterns
gains = brings { $points } points
card-wishes = wish
