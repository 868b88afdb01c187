# The board by keyboard, and what is asked beside a square.

board-keys = Arrow keys move the cursor, Enter picks a piece up and puts it down, Escape cancels, and letters begin to type a move.
square-empty = { $square }, empty
square-piece = { $square }, { $player } { $piece }
square-reverts = promoted, goes back when captured
square-picked = picked up
square-target = can move here
square-takes = can be captured
said-reach = { $count ->
    [one] Picked up. It can go to { $squares }.
   *[other] Picked up. It can go to { $count } squares: { $squares }.
}
said-no-reach = Picked up. It cannot go anywhere.
said-move = { $player }: { $piece } from { $from } to { $to }
said-drop = { $player }: { $piece } dropped on { $square }
said-enters = { $piece } enters on { $square }
said-reach-drop = { $piece } in hand picked up. It can be dropped on { $count ->
    [one] 1 square
   *[other] { $count } squares
}.
said-takes = captures { $player } { $piece }
said-becomes = becomes { $piece }
said-other = { $player }: { $what }
said-back = Back to: { $move }
said-start = Back at the start.
said-analysis-on = Analysis is on.
said-analysis-off = Analysis is off.
said-sure = Are you sure? Press { $action } again.
editor-keys = Arrow keys move the cursor, Enter does what is chosen beside the board, Delete takes a piece away.
confirm-play = Play this move
confirm-cancel = Take it back
