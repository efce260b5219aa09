### L'inventaire du matériel.

components-heading = { $name } : matériel { $hash }
components-thing = Élément
components-shows = Contenu
components-evidence = Source
components-part = { $part } : { $evidence }
evidence-rulebook = règles
    .meaning = dit dans le livret de règles
evidence-corroborated = recoupé
    .meaning = absent du texte des règles, mais des sources publiques indépendantes concordent
evidence-single = isolé
    .meaning = connu par une seule source publique
evidence-reconstructed = reconstitué
    .meaning = trouvé nulle part, imaginé d'après les règles
evidence-box = boîte
    .meaning = vérifié sur un exemplaire du jeu
