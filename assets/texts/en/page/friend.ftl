# Games with a friend, by link.

# The invitation.
friend-play = Play with a friend
friend-game = Game with a friend
friend-about = You get a link. Send it to your friend, who opens it, plays, and sends the link back. Nobody needs an account.
friend-side = You play
friend-random = Random
friend-from-here = Begin with the position that is on the board now
friend-your-name = Your name, if your friend should see it
friend-make-link = Make the link
friend-keeps = The game and your seat in it are kept in this browser: go on with it here.

# Who is invited.
friend-invited = You are invited
friend-who = { $name } ({ $player })
friend-somebody = A friend
friend-invites = { $count ->
    [one] { $who } invites you to a game of { $game }
   *[other] { $who } invite you to a game of { $game }
}
friend-with = With { $options }
friend-begins-you = It is your move.
friend-begins = It is { $player }’s move.
friend-play-as = Play as { $player }
friend-look-on = Only look on

# Who sits where.
friend-you = You
friend-seat-theirs = Friend
friend-seat-free = Free seat

# The bar: what is to be done.
friend-send = Send link
friend-link-button = Link…
friend-send-invitation = Invite your friend: send the link.
friend-send-first = Your move is made. Send your friend the link.
friend-send-move = Your move is made. Send it to your friend.
friend-send-to = Your move is made. Send it on: it is { $player }’s turn.
friend-send-to-named = Your move is made. Send it on: it is { $name }’s turn.
friend-send-draw = You offer a draw. Send it to your friend.
friend-send-draw-move = Your move is made, and you offer a draw. Send it to your friend.
friend-send-back = You ask to take your move back. Send it to your friend.
friend-send-answer = Your answer is made. Send it to your friend.
friend-send-end = The game is over. Send your friend the last link.
friend-your-turn = It is your move.
friend-your-turn-first = It is your move. Send the link with it, or now.
friend-waiting = Waiting for your friend. Open the link that comes back.
friend-waiting-for = Waiting for { $player }. Open the link that comes back.
friend-waiting-for-named = Waiting for { $name }. Open the link that comes back.
friend-waiting-answer = Waiting for an answer to your offer.
friend-asks-draw = { $player } offers a draw. A move is a no.
friend-asks-draw-named = { $name } offers a draw. A move is a no.
friend-asks-back = { $player } asks to take the last move back. A move is a no.
friend-asks-back-named = { $name } asks to take the last move back. A move is a no.
friend-is-over = The game is over.

# The link.
friend-send-title = Link to your friend
friend-invite-about = Send this link to your friend. Whoever opens it first can take the seat.
friend-send-about = Send this link to your friend: your move is in it.
friend-again-about = Your friend may have this link already. Send it again if it was lost.
friend-link = Link
friend-share = Share…
friend-code = QR code
friend-code-about = The link as a QR code
friend-no-code = The QR code cannot be shown: the link is too long for one, or the page is not whole.
friend-copied = Copied. Paste it into a message to your friend.
friend-share-move = { $game }: your move
friend-share-invitation = Play { $game } with me
friend-answer = The link that your friend has sent back
friend-open = Open link

# What a link has added.
friend-news = { $news }
friend-news-move = { $player } has played { $move }
friend-news-draw-no = { $player } declines the draw
friend-news-back-yes = { $player } lets you take the move back
friend-news-back-no = { $player } does not let you take the move back
friend-withdrawn = Your offer had not been heard of, and is void
friend-same = You have this link’s moves already
friend-own-invitation = This is your own invitation: send it to your friend
friend-older = This link is older than the game here: the newer position stays
friend-overtaken = Your friend has offered something before seeing what you have done: send your link
friend-branched = This link has other moves than those that are known here: the game stays as it is
friend-not-yours = This link has a move of yours that you have not made here: the game stays as it is
friend-another-player = Somebody else has made this link: a seat in it is not taken by the player who sits there. The game stays as it is
friend-another-game = This link has another game under the same name: the game stays as it is
friend-forged = This link was changed on its way: what is in it was not signed by its players
friend-damaged = This link is damaged: the game in it cannot be read
friend-newer = This link was made by a newer version of this page: reload the page to get that version
friend-no-link = This is no link to a game with a friend
friend-full = Everybody sits already: you look on, and can try moves
friend-over = This game is over: you can look at it

# What cannot be done now.
friend-their-turn = It is { $player }’s turn: wait for your friend’s link
friend-earlier = This is an earlier position: go to the last move to play
friend-unanswered = Your friend has not answered your offer yet
friend-not-now = This cannot be done now
friend-seat-taken = This seat is taken
friend-insecure = Games with a friend are signed, which this browser allows only on pages that come over https
friend-not-loaded = Games with a friend cannot be loaded: is there a network?

# In the list of games.
friend-list-turn = With a friend – your turn
friend-list-send = With a friend – send the link
friend-list-waiting = With a friend – waiting
friend-list-over = With a friend

# Live: the two browsers are connected.
live-button = Live…
live-choice = Live
live-choice-about = You both play at the same time, and the moves come by themselves. A clock is possible.
live-invites = It is played live
live-title = Play live
live-about = Your browser connects with your friend’s browser, and the moves come by themselves.
live-about-watching = Your browser connects with those of the players, and you see each move as it is played.
live-details = Details
live-before = Until you press Connect, nothing is loaded for it and nothing is sent.
live-sees-relays = Relays bring the browsers together. They see your IP address, and a number that does not reveal the game. What they pass on is encrypted.
live-sees-finders = Address servers send your browser its own address. They see your IP address.
live-sees-friend = Your friend’s browser, and those of whoever watches, see your IP address: they connect with yours directly.
live-their-relays = The link names these relays. They are not those you had: keep them, so that you meet.
live-relays = Relays (Nostr), one a line
live-finders = Address servers (STUN), one a line; without any, only browsers in the same network meet
live-default = The default ones
live-goes-on = If the connection is lost, it is made again. The game can always go on by link.
live-not-now = Not now
live-connect = Connect
live-no-relay = Without a relay the browsers cannot find each other
live-wrong-relay = { $address } is no address of a relay: it begins with wss://
live-wrong-finder = { $address } is no address of an address server: it begins with stun:
live-invite-about = Send this link to your friend, and stay on this page: you meet as soon as your friend has connected, too.
live-watch-about = Send this link to whoever wants to watch. It also goes on with the game if the connection is lost.

# How it stands.
live-searching = Looking for the relays
live-waiting = Waiting until your friend has connected
live-connected = { $count ->
    [0] Connected
    [one] Connected; { $count } watches
   *[other] Connected; { $count } watch
}
live-away = Not connected just now: the clocks stand, and the connection is tried again
live-over = The game is over
live-watching = You watch
live-waiting-for = { $player } is to move
live-waiting-for-named = { $name } is to move
live-clocks-differ = The clocks do not agree: { $player }’s differs by { $seconds } s
live-cannot = This browser cannot connect directly with another one: the game goes on by link
live-cannot-watch = This browser cannot connect directly with another one: what you see is the game as the link has it
live-no-way = The browsers have found each other, but their networks allow no connection: go on by link
friend-early-flag = The link says that time is up, and by the clock here it is not: the game stays as it is

# What can be said in it.
live-talk = Say…
live-talk-title = Say something
live-said = { $name }: { $words }
live-hello = Hello
live-luck = Good luck
live-well-played = Well played
live-oops = Oops
live-thanks = Thanks for the game
live-moment = One moment, please
live-leave = Leave the connection
live-leave-about = The game stays, and goes on by link.
