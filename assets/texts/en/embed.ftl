# Diagrams in pages of others: the dialog of the game page, and the page in a frame.

# The page that shows a diagram in a frame of another page.
frame-damaged = The game in this address is damaged, or too large.
frame-broken = This diagram cannot be shown.

# The dialog.
embed-title = In other pages
embed-open = Embed in a page …
embed-what = What it shows
embed-what-position = This position
embed-what-line = The moves of this game
embed-what-play = This game, against the computer
embed-what-piece = A piece
embed-piece = Piece
embed-preview = Preview
embed-element = For a page of your own
embed-element-about = The first line stands once in the page, the second where the diagram is to be.
embed-keep = Keep this version of the diagrams
embed-keep-about = The first line names a version and its hash. The diagram stays as it is as long as this site has that version.
embed-no-version = The version cannot be fetched without a connection.
embed-frame = For a page that takes frames only (iframe)
embed-frame-about = It needs no script in that page.
embed-markdown = For forums and wikis (Markdown)
embed-markdown-about = A picture with a link. Save the picture, and put it where the text names it.
embed-pictures = Pictures
embed-save-svg = Save as SVG
embed-save-png = Save as PNG
embed-save-gif = Save the moves as GIF
embed-copy = Copy
embed-copied = Copied.
embed-not-copied = The text is selected: copy it with the keyboard.
embed-making = The picture is being made …
embed-no-picture = The picture could not be made.
