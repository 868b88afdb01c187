# Parties avec un ami, par lien.

# L’invitation.
friend-play = Jouer avec un ami
friend-game = Partie avec un ami
friend-about = Vous recevez un lien. Envoyez-le à votre ami, qui l’ouvre, joue et renvoie le lien. Personne n’a besoin de compte.
friend-side = Vous jouez
friend-random = Au hasard
friend-from-here = Commencer par la position qui est maintenant sur l’échiquier
friend-your-name = Votre nom, si votre ami doit le voir
friend-make-link = Créer le lien
friend-keeps = La partie et votre place sont gardées dans ce navigateur : continuez-la ici.

# Qui est invité.
friend-invited = Vous êtes invité
friend-who = { $name } ({ $player })
friend-somebody = Un ami
friend-invites = { $count ->
    [one] { $who } vous invite à une partie de { $game }
   *[other] { $who } vous invitent à une partie de { $game }
}
friend-with = Avec { $options }
friend-begins-you = C’est à vous de jouer.
friend-begins = Le trait est { $player-to }.
friend-play-as = Jouer { $player-the }
friend-look-on = Seulement regarder

# Qui est assis où.
friend-you = Vous
friend-seat-theirs = Ami
friend-seat-free = Place libre

# La barre : ce qu’il y a à faire.
friend-send = Envoyer le lien
friend-link-button = Lien…
friend-send-invitation = Invitez votre ami : envoyez le lien.
friend-send-first = Votre coup est joué. Envoyez le lien à votre ami.
friend-send-move = Votre coup est joué. Envoyez-le à votre ami.
friend-send-to = Votre coup est joué. Faites-le suivre : le trait est { $player-to }.
friend-send-to-named = Votre coup est joué. Faites-le suivre : le trait est à { $name }.
friend-send-draw = Vous proposez la nulle. Envoyez-le à votre ami.
friend-send-draw-move = Votre coup est joué, et vous proposez la nulle. Envoyez-le à votre ami.
friend-send-back = Vous demandez à reprendre votre coup. Envoyez-le à votre ami.
friend-send-answer = Votre réponse est faite. Envoyez-la à votre ami.
friend-send-end = La partie est finie. Envoyez le dernier lien à votre ami.
friend-your-turn = C’est à vous de jouer.
friend-your-turn-first = C’est à vous de jouer. Envoyez le lien avec votre coup, ou maintenant.
friend-waiting = En attente de votre ami. Ouvrez le lien qui revient.
friend-waiting-for = Le trait est { $player-to }. Ouvrez le lien qui revient.
friend-waiting-for-named = En attente de { $name }. Ouvrez le lien qui revient.
friend-waiting-answer = En attente d’une réponse à votre proposition.
friend-asks-draw = { $player-The } proposent la nulle. Jouer, c’est refuser.
friend-asks-draw-named = { $name } propose la nulle. Jouer, c’est refuser.
friend-asks-back = { $player-The } demandent à reprendre leur dernier coup. Jouer, c’est refuser.
friend-asks-back-named = { $name } demande à reprendre son dernier coup. Jouer, c’est refuser.
friend-is-over = La partie est finie.

# Le lien.
friend-send-title = Lien pour votre ami
friend-invite-about = Envoyez ce lien à votre ami. Le premier qui l’ouvre peut prendre la place.
friend-send-about = Envoyez ce lien à votre ami : il contient votre coup.
friend-again-about = Votre ami a peut-être déjà ce lien. Renvoyez-le s’il s’est perdu.
friend-link = Lien
friend-share = Partager…
friend-code = Code QR
friend-code-about = Le lien en code QR
friend-no-code = Le code QR ne peut être montré : le lien est trop long, ou la page n’est pas entière.
friend-copied = Copié. Collez-le dans un message à votre ami.
friend-share-move = { $game } : à vous de jouer
friend-share-invitation = Jouez avec moi : { $game }
friend-answer = Le lien que votre ami a renvoyé
friend-open = Ouvrir le lien

# Ce qu’un lien a apporté.
friend-news = { $news }
friend-news-move = { $player-The } ont joué { $move }
friend-news-draw-no = { $player-The } refusent la nulle
friend-news-back-yes = { $player-The } vous laissent reprendre le coup
friend-news-back-no = { $player-The } ne vous laissent pas reprendre le coup
friend-withdrawn = Votre proposition n’avait pas été lue : elle est sans effet
friend-same = Vous avez déjà les coups de ce lien
friend-own-invitation = C’est votre propre invitation : envoyez-la à votre ami
friend-older = Ce lien est plus ancien que la partie ici : la position plus récente reste
friend-overtaken = Votre ami a proposé quelque chose avant de voir ce que vous avez fait : envoyez votre lien
friend-branched = Ce lien raconte d’autres coups que ceux qui sont connus ici : la partie reste comme elle est
friend-not-yours = Ce lien raconte un coup de vous que vous n’avez pas joué ici : la partie reste comme elle est
friend-another-player = Quelqu’un d’autre a fait ce lien : une place n’y est pas prise par le joueur qui y est assis. La partie reste comme elle est
friend-another-game = Ce lien parle d’une autre partie sous le même nom : la partie reste comme elle est
friend-forged = Ce lien a été changé en route : ce qu’il contient n’est pas signé par ses joueurs
friend-damaged = Ce lien est abîmé : la partie qu’il contient ne peut être lue
friend-newer = Ce lien vient d’une version plus récente de cette page : rechargez la page pour l’obtenir
friend-no-link = Ce n’est pas le lien d’une partie avec un ami
friend-full = Toutes les places sont prises : vous regardez, et pouvez essayer des coups
friend-over = Cette partie est finie : vous pouvez la regarder

# Ce qui ne peut se faire maintenant.
friend-their-turn = Le trait est { $player-to } : attendez le lien de votre ami
friend-earlier = C’est une position antérieure : allez au dernier coup pour jouer
friend-unanswered = Votre ami n’a pas encore répondu à votre proposition
friend-not-now = Cela ne peut se faire maintenant
friend-seat-taken = Cette place est prise
friend-insecure = Les parties avec un ami sont signées, ce que ce navigateur ne permet qu’aux pages venues par https
friend-not-loaded = Les parties avec un ami ne peuvent être chargées : y a-t-il un réseau ?

# Dans la liste des parties.
friend-list-turn = Avec un ami – à vous de jouer
friend-list-send = Avec un ami – lien à envoyer
friend-list-waiting = Avec un ami – en attente
friend-list-over = Avec un ami

# En direct : les deux navigateurs sont reliés.
live-button = En direct…
live-choice = En direct
live-choice-about = Vous jouez en même temps, et les coups arrivent d’eux-mêmes. Une pendule est possible.
live-invites = Elle se joue en direct
live-title = Jouer en direct
live-about = Votre navigateur se relie à celui de votre ami, et les coups arrivent d’eux-mêmes.
live-about-watching = Votre navigateur se relie à ceux des joueurs, et vous voyez chaque coup dès qu’il est joué.
live-details = Détails
live-before = Tant que vous n’avez pas appuyé sur Se connecter, rien n’est chargé pour cela et rien n’est envoyé.
live-sees-relays = Les relais réunissent les navigateurs. Ils voient votre adresse IP et un nombre dont personne ne peut déduire la partie. Ce qu’ils transmettent est chiffré.
live-sees-finders = Les serveurs d’adresse disent à votre navigateur sa propre adresse. Ils voient votre adresse IP.
live-sees-friend = Le navigateur de votre ami et ceux des spectateurs voient votre adresse IP : ils se relient directement au vôtre.
live-their-relays = Le lien nomme ces relais. Ce ne sont pas ceux que vous aviez : gardez-les pour vous rencontrer.
live-relays = Relais (Nostr), un par ligne
live-finders = Serveurs d’adresse (STUN), un par ligne ; sans eux, seuls les navigateurs d’un même réseau se rencontrent
live-default = Ceux par défaut
live-goes-on = Si la liaison se perd, elle est rétablie. La partie peut toujours continuer par lien.
live-not-now = Plus tard
live-connect = Se connecter
live-no-relay = Sans relais, les navigateurs ne peuvent pas se trouver
live-wrong-relay = { $address } n’est pas l’adresse d’un relais : elle commence par wss://
live-wrong-finder = { $address } n’est pas l’adresse d’un serveur d’adresse : elle commence par stun:
live-invite-about = Envoyez ce lien à votre ami et restez sur cette page : vous vous rencontrez dès que votre ami s’est connecté aussi.
live-watch-about = Envoyez ce lien à qui veut regarder. Il permet aussi de continuer la partie si la liaison se perd.

# Où elle en est.
live-searching = Recherche des relais
live-waiting = En attente de la connexion de votre ami
live-connected = { $count ->
    [0] Connecté
    [one] Connecté ; { $count } spectateur
   *[other] Connecté ; { $count } spectateurs
}
live-away = Pas de liaison pour le moment : les pendules sont arrêtées, un nouvel essai est en cours
live-over = La partie est finie
live-watching = Vous regardez
live-waiting-for = Trait : { $player }
live-waiting-for-named = C’est à { $name } de jouer
live-clocks-differ = Les pendules ne s’accordent pas : celle du camp { $player } diffère de { $seconds } s
live-cannot = Ce navigateur ne peut se relier directement à un autre : la partie se joue par lien
live-cannot-watch = Ce navigateur ne peut se relier directement à un autre : vous voyez la partie telle que le lien la contient
live-no-way = Les navigateurs se sont trouvés, mais leurs réseaux ne permettent aucune liaison : continuez par lien
friend-early-flag = Le lien dit que le temps est écoulé ; d’après la pendule d’ici, il ne l’est pas : la partie reste telle quelle

# Ce qu’on peut y dire.
live-talk = Dire…
live-talk-title = Dire quelque chose
live-said = { $name } : { $words }
live-hello = Bonjour
live-luck = Bonne chance
live-well-played = Bien joué
live-oops = Oups
live-thanks = Merci pour la partie
live-moment = Un instant, s’il vous plaît
live-leave = Quitter la liaison
live-leave-about = La partie reste, et continue par lien.
