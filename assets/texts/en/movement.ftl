# How a piece moves, in sentences that the diagrams make of clauses. The grammar is in crates/diagram/src/words; the words are here.
# What fills a gap: $directions, where to; $distances, how far, with the word for “of” where a language has one, $distances-bare
# without it; $jumping, over what a leap goes; $length, how many squares a slide has; $number and $second-number, $of-number after “of”;
# $squares, so many squares, $of-squares and $of-second-squares after “of”; $leap, where a leap goes, $oblique-leap the same for some
# oblique leaps; $rectangles; $if-between and $if-way, what must be empty; $repeat, that it may go on; $more-leaps, how many leaps more;
# $within, in how many squares or leaps; $long and $short, the two ways of an oblique leap.

# Directions, the widest first.
movement-direction =
    .any = in any direction
    .straight = along the file or the rank
    .diagonal = diagonally
    .three-forward = straight or diagonally forward
    .three-backward = straight or diagonally backward
    .forward-or-backward = straight forward or backward
    .sideways = sideways
    .diagonal-forward = diagonally forward
    .diagonal-backward = diagonally backward
    .diagonal-right = diagonally to the right
    .diagonal-left = diagonally to the left
    .forward = straight forward
    .backward = straight backward
    .right = to the right
    .left = to the left
    .forward-right = diagonally forward to the right
    .backward-right = diagonally backward to the right
    .backward-left = diagonally backward to the left
    .forward-left = diagonally forward to the left
movement-except = in any direction except{ " " }

# Oblique leaps, the widest first.
movement-oblique =
    .long-vertical = { $long } forward or backward and { $short } to either side
    .long-horizontal = { $long } to either side and { $short } forward or backward
    .long-forward = { $long } forward and { $short } to either side
    .long-backward = { $long } backward and { $short } to either side
    .long-right = { $long } to the right and { $short } forward or backward
    .long-left = { $long } to the left and { $short } forward or backward
    .short-forward = { $long } to either side and { $short } forward
    .short-backward = { $long } to either side and { $short } backward
    .forward-right = { $long } forward and { $short } to the right
    .right-forward = { $long } to the right and { $short } forward
    .right-backward = { $long } to the right and { $short } backward
    .backward-right = { $long } backward and { $short } to the right
    .backward-left = { $long } backward and { $short } to the left
    .left-backward = { $long } to the left and { $short } backward
    .left-forward = { $long } to the left and { $short } forward
    .forward-left = { $long } forward and { $short } to the left

# Numbers and what joins words.
movement-numbers =
    .zero = no
    .one = one
    .two = two
    .three = three
    .four = four
    .five = five
    .six = six
    .seven = seven
    .eight = eight
    .nine = nine
    .ten = ten
    .eleven = eleven
    .twelve = twelve
movement-of =
    .several = { "" }
    .one = { "" }
movement-square = { " " }square
movement-squares = { " " }squares
movement-or = { " " }or{ " " }
movement-or-else = , or{ " " }
movement-or-clause = ; or{ " " }
movement-and = { " " }and{ " " }

# Beginnings of sentences: the first, and those after it.
movement-initial =
    .first = only from its starting square, it{ " " }
    .also = from its starting square, it also{ " " }
movement-move-only =
    .first = without capturing, it{ " " }
    .also = without capturing, it also{ " " }
movement-move-initial =
    .first = only from its starting square and without capturing, it{ " " }
    .also = from its starting square and without capturing, it also{ " " }
movement-capture-only =
    .first = to capture, it{ " " }
    .also = to capture, it also{ " " }
movement-capture-initial =
    .first = only from its starting square and to capture, it{ " " }
    .also = from its starting square and only to capture, it also{ " " }

# Whole sentences on what only moves or only captures.
movement-moves = moves without capturing { $distances } { $directions }{ $jumping }
movement-moves-sliding = moves without capturing { $length } { $directions }{ movement-obstacle }
movement-captures = captures { $distances-bare } { $directions }{ $jumping }
movement-captures-sliding = captures any number of squares away { $directions }, if nothing is in between
movement-captures-near = captures up to { $squares } away { $directions }, if nothing is in between
movement-captures-hopping = captures { $directions } by jumping { -movement-screen }
movement-captures-hopping-same = captures along the same lines by jumping { -movement-screen }

# Steps and leaps along a line.
movement-step = steps { $distances } { $directions }
movement-leap = leaps { $distances } { $directions }{ $jumping }
movement-go = goes { $distances } { $directions }{ $jumping }
movement-over = , over whatever stands in between
movement-leaping = , leaping over whatever stands in between
movement-onward = , or { $number } { $if-between }
movement-onward-initial = , or, from its starting square, { $number } { $if-between }
movement-if-between =
    .one = if the square in between is empty
    .several = if the squares in between are empty
movement-near = goes to any square at most { $squares } away, leaping over whatever stands in between

# Slides.
movement-slide = slides { $length } { $directions }{ movement-obstacle }
movement-ski = jumps over the neighbouring square { $directions }, whatever stands there, and slides on { $length }{ movement-obstacle }
movement-obstacle = , until something is in the way
movement-times-any = any number of squares
movement-times-two = one or two squares
movement-times-many = up to { $squares }

# Oblique leaps and riders.
movement-corner = leaps { $leap }{ movement-over }
movement-to-corner = to the opposite corner of a { $rectangles } rectangle
movement-forward = forward{ " " }
movement-backward = backward{ " " }
movement-leap-line = { $squares } { $directions }
movement-ride = leaps { $leap }{ movement-over }{ $repeat }
movement-repeat = , and may go on in the same direction with { $more-leaps }{ -movement-landing }
movement-more-any = any number of such leaps
movement-more-one = one more such leap
movement-more-many = up to { $number } more such leaps
-movement-landing = , as long as every square it lands on before is empty

# Lame leapers, and leaps that need a piece to pass.
movement-lame-line = goes { $squares } { $directions }, { $if-between }{ $repeat }
movement-lame-all = goes { $squares } along the file or the rank and then { $second-number } diagonally outward{ $if-way }{ $repeat }
movement-lame-some = goes { $oblique-leap }, by way of { $squares } straight along the longer way and then { $second-number } diagonally{ $if-way }{ $repeat }
movement-if-way =
    .one = , if the first of these squares is empty
    .several = , if the squares on the way are empty
movement-vault-line = leaps { $leap }, but only over a piece of either side
movement-vault-oblique = leaps { $leap }, but only if a piece of either side stands right next to it along the longer way

# Hoppers.
-movement-screen = over exactly one piece of either side, the screen, however far it is
movement-hop-over = hops { $directions }{ $within } { -movement-screen }, to any square behind it, until something else is in the way
movement-hop-behind = hops { $directions }{ $within } over the first piece in its way, of either side and however far off, to the square right behind it
movement-leap-over = goes in a row of leaps { $leap }, all in one direction{ $within } and hops { -movement-screen }, standing where it would land, to any landing square behind it, until something else is in the way
movement-leap-behind = goes in a row of leaps { $leap }, all in one direction{ $within } and hops over the first piece it would land on, of either side and however far off, to the next landing square behind it
movement-within-squares = , within { $squares } in all,
movement-within-leaps = , { $number } at most,

# Crooked and circular riders.
movement-zigzag = slides in a zigzag: one square { $directions }, the next at a right angle to it, and so on to and fro, { $length }{ movement-obstacle }
movement-zigzag-leaps = leaps { $leap }{ movement-over }, and may go on in a zigzag with { $more-leaps }, each at a right angle to the one before and to and fro{ -movement-landing }
movement-circle = leaps { $leap }{ movement-over }, and may go on around a circle with { $more-leaps }, each turned as little as possible and always to the same side{ -movement-landing }

# Bent moves: the first leg, what joins it to the next, and the turns, in eighths of a circle.
movement-first-leg =
    .slide = slides{ " " }
    .step = steps{ " " }
    .other = goes{ " " }
movement-first-leaps = , and makes { $number } such leaps in all in that direction
movement-joints =
    .stops-anywhere = , until something is in the way; or, from any empty square on the way,{ " " }
    .stops = { " " }and may stop there; or, if that square is empty,{ " " }
    .stops-after-leap = , and may stop there; or, if that square is empty,{ " " }
    .slides = { " " }over empty squares, and then{ " " }
    .one = , if that square is empty, and then{ " " }
    .several = , if these squares are empty, and then{ " " }
movement-further = goes one square further
movement-further-leap = makes one more such leap
movement-on-from-it = goes on from it
movement-on = goes on
movement-then = , then
movement-last-slide = , { $length }{ movement-obstacle }
movement-last-leaps = , with { $more-leaps }{ -movement-landing }
movement-legs-end = , if every square it turns on or passes before is empty
movement-leg =
    .squares = { $squares }
    .leap = one such leap
    .leaps = { $number } such leaps
    .some-leaps = one or more such leaps
movement-by = by{ " " }
movement-away = , away from where it started
movement-turns =
    .none = straight on
    .half-right-angle = at half a right angle
    .right-angle = at a right angle
    .one-and-a-half = at one and a half right angles
    .back = straight back
movement-oblique-turns =
    .none = straight on
    .half-right-angle = in the next direction
    .right-angle = at a right angle
    .one-and-a-half = in the third direction
    .back = straight back
movement-sides =
    .either = { " " }to either side
    .one = { " " }to one side
    .same = { " " }to the same side
    .other = { " " }to the other side
    .right = { " " }to its right
    .left = { " " }to its left

# Moves without a name, described square by square.
movement-odd = goes, counted from where it stands
movement-odd-bend = , by way of the empty square{ " " }
movement-odd-pass = , past the empty square{ " " }
movement-odd-screen = , over a piece{ " " }
movement-odd-over = , in the air over the square{ " " }
movement-odd-to = , to the square{ " " }
movement-odd-on = { " " }and on in the same way
movement-odd-times = , { $number } times at most
movement-odd-everywhere = ; and likewise turned and mirrored every way
movement-points =
    .forward = { " " }forward
    .backward = { " " }backward
    .right = { " " }to the right
    .left = { " " }to the left
movement-home = it comes from

# Moves in several legs: what is captured on the way.
movement-legs-jump = it jumps over an enemy on the next square { $directions } to the empty square right behind it, and captures it
movement-legs-on = it captures an enemy on the next square { $directions } and goes on by one step in the same move, to where it may capture again
movement-legs-straight = it captures an enemy on the next square { $directions } and goes on by one step the same way, to where it may capture again
movement-legs-stay = it captures an enemy on the next square { $directions } without moving
movement-legs-pass = it steps to an empty square { $directions } and back, which passes the turn
movement-legs-return = it goes to an empty square and back, which passes the turn
movement-legs-other = it also captures on its way and goes on
