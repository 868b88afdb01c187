# Les diagrammes dans les pages des autres : le dialogue de la page de jeu, et la page dans un cadre.

# La page qui montre un diagramme dans un cadre d’une autre page.
frame-damaged = Le jeu de cette adresse est abîmé, ou trop grand.
frame-broken = Ce diagramme ne peut pas être montré.

# Le dialogue.
embed-title = Dans d’autres pages
embed-open = Intégrer à une page…
embed-what = Ce qui est montré
embed-what-position = Cette position
embed-what-line = Les coups de cette partie
embed-what-play = Ce jeu, contre l’ordinateur
embed-what-piece = Une pièce
embed-piece = Pièce
embed-preview = Aperçu
embed-element = Pour une page à vous
embed-element-about = La première ligne figure une fois dans la page, la deuxième à l’endroit du diagramme.
embed-keep = Garder cette version des diagrammes
embed-keep-about = La première ligne nomme une version et son empreinte. Le diagramme reste tel quel tant que ce site a cette version.
embed-no-version = La version ne peut être chargée sans connexion.
embed-frame = Pour une page qui n’accepte que des cadres (iframe)
embed-frame-about = Aucun script n’est nécessaire dans cette page.
embed-markdown = Pour les forums et les wikis (Markdown)
embed-markdown-about = Une image avec un lien. Enregistrez l’image, et mettez-la là où le texte la nomme.
embed-pictures = Images
embed-save-svg = Enregistrer en SVG
embed-save-png = Enregistrer en PNG
embed-save-gif = Enregistrer les coups en GIF
embed-copy = Copier
embed-copied = Copié.
embed-not-copied = Le texte est sélectionné : copiez-le au clavier.
embed-making = L’image se prépare…
embed-no-picture = L’image n’a pas pu être faite.
