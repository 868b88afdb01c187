# The board by keyboard, and what is asked beside a square.

board-keys = Arrow keys move the cursor, Enter picks a piece up and puts it down, Escape cancels, and letters begin to type a move.
square-empty = { $square }: empty
square-piece = { $square }: { $player }, { $piece }
square-picked = picked up
square-target = can go here
confirm-play = Play this move
confirm-cancel = Take it back
