import type { RoomLabels } from '../catalogue.ts'

const purposes = {
  access: 'Garde la porte de chaque route : l’ouvre, demande d’abord de se connecter ou mène ailleurs.',
  'add-product':
    'Ajouter un produit à la boutique de ce navigateur, et modifier ou supprimer ceux qui ont été ajoutés.',
  'buy-now': 'Commande ce qui est dans le panier avec la carte par défaut, après une seule question.',
  cart: 'Ce que quelqu’un compte acheter : chaque changement se voit aussitôt, est gardé dans l’ordre et est annulé s’il est refusé.',
  catalogue:
    'Ce qui est vendu : deux sources, les noms des catégories et ce qui a été ajouté dans ce navigateur, chaque partie pouvant échouer seule.',
  checkout: 'D’un panier plein à exactement une commande : ce qui échoue laisse tout en l’état.',
  'clear-cart': 'Demande confirmation avant de vider tout le panier.',
  connection:
    'Si le navigateur a un réseau ou non ; l’avis de coupure peut être fermé jusqu’à la prochaine fois.',
  contact:
    'Un message à la boutique : noté dans le journal de ce navigateur, envoyé à personne, conservé nulle part.',
  durability: 'Combien ce navigateur garde pour la boutique, et s’il promet de le garder.',
  filters:
    'Ce qui est montré du catalogue : choisi et saisi, en accord avec l’adresse, et cherché par tranches.',
  form: 'Tous les formulaires : un champ est jugé quand on le quitte, une erreur disparaît une fois corrigée et un brouillon survit à un rechargement.',
  grid: 'Quels produits d’une longue liste sont dans la page : ceux de la fenêtre, et ceux qui ont le focus ou une sélection.',
  hint: 'La phrase qui dit à quoi sert un outil de la salle des machines, jusqu’à ce qu’on la ferme.',
  'image-preview':
    'Ce que montre l’adresse d’une image avant son envoi ; seules les adresses https et cette boutique même sont interrogées.',
  install:
    'Met la boutique parmi les applications de l’appareil, là où le navigateur permet qu’on le lui demande : une fois chaque fois qu’il le propose.',
  login:
    'Se connecter : ce qui a échoué est dit exactement à la machine, et en une seule phrase à qui visite la boutique.',
  query: 'Tient à jour ce que montre la salle : redemande après chaque changement, une question à la fois.',
  menu: 'Ce que déplie un bouton de l’en-tête : un menu dont on parcourt les entrées, ou un panneau.',
  'mini-cart': 'Le panneau latéral où l’on trouve le panier sans être connecté ; aller ailleurs le ferme.',
  navigation:
    'Où se trouve le visiteur. Un nouvel écran est chargé avant que l’adresse ne change, afin qu’aucune page à moitié chargée ne soit montrée.',
  notices:
    'Affiche chaque message tant qu’il est vrai et que l’écran le permet, et les messages identiques une seule fois, avec leur nombre ; un message peut proposer d’annuler ce qu’il annonce.',
  orders:
    'Les commandes de leur propriétaire, les plus récentes d’abord. Elles sont écrites là où elles sont passées, et seulement lues ici.',
  find: 'La recherche de tout ce qui est dans la salle des machines.',
  disclosure: 'Une partie de la salle des machines qui est chargée quand on l’ouvre.',
  panel: 'Un panneau de la salle des machines : sa taille, et s’il est replié.',
  outline:
    'Un arbre de lignes dans la salle des machines : lesquelles sont repliées, et sur laquelle se trouve le clavier.',
  'password-change': 'Un autre mot de passe pour le compte, pour qui connaît l’actuel.',
  'payment-form':
    'Ajouter une carte : du numéro et du code, seuls la marque et les quatre derniers chiffres quittent le formulaire.',
  'payment-methods':
    'Les cartes enregistrées d’un compte : l’une d’elles est la carte par défaut, ou aucune.',
  picking: 'La partie choisie d’un diagramme avec son menu, et lesquels de ses états sont repliés.',
  player: 'Contient l’enregistrement d’une session, et le rejoue.',
  preferences:
    'Langue, devise et thème : ceux du visiteur, ou ceux du compte tant que quelqu’un est connecté.',
  product:
    'La page d’un produit, trouvé ou peut-être manquant : ses images, sa quantité et ce qui a été regardé auparavant.',
  reading:
    'Le journal de la salle des machines : sa fin est suivie, jusqu’à ce que quelqu’un regarde en arrière.',
  register: 'Créer un compte, qui reprend ce que le visiteur a choisi et le connecte.',
  room: 'La salle des machines : quel onglet elle regarde, et quoi dans cet onglet.',
  search:
    'Le champ de recherche de l’en-tête : il suggère pendant la saisie, et ne montre jamais la réponse à un texte antérieur.',
  session:
    'Qui est là : retrouvé à l’arrivée, le même dans tous les onglets, vérifié parmi les utilisateurs inscrits.',
  settings: 'Coordonnées, adresse et ce dont on veut être informé : lus, modifiés, gardés.',
  shop: 'Toute la boutique : chaque acteur durable vit ici, apprend ce qui le concerne et est relancé quand il meurt.',
  spending:
    'Comment on regarde ce qui a été dépensé : par mois ou par catégorie, en graphique ou avec les chiffres à côté.',
  breakpoints: 'Où la salle des machines retient les acteurs qu’elle regarde, et si elle les retient.',
  storage: 'Si quelque chose sera gardé après cette visite, et si tout ce qui avait été gardé a pu être lu.',
  theme: 'Clair, sombre ou comme le veut le système d’exploitation, aussitôt que celui-ci change.',
  travel: 'Quel moment d’un acteur est regardé : le présent, ou un moment passé.',
  update:
    'Une autre version de la boutique est là : elle est proposée, une seule fois chacune, et jamais imposée.',
  view: 'La partie visible d’un diagramme : ce qui est actif, jusqu’à ce que l’utilisateur le déplace ou zoome.',
  wishlist:
    'Ce que quelqu’un veut garder en mémoire, à part pour chaque compte ; le dernier retrait peut être annulé.',
  'your-data': 'Ce que la boutique garde d’un compte : emporté dans un fichier, rapporté ou effacé.',
}

const faults = {
  'source.down': (number: number) => `La source ${number} est en panne`,
  'source.slow': (number: number) => `La source ${number} est lente`,
  'source.malformed': (number: number) => `La source ${number} renvoie des données illisibles`,
  'storage.full': 'Le stockage est plein',
  'storage.denied': 'L’accès au stockage est refusé',
  'clock.ahead': 'L’horloge avance d’un jour',
  'payment.declined': 'Tous les paiements sont refusés',
  offline: 'Le réseau est hors ligne',
}

const groups = {
  session: 'Session',
  catalogue: 'Catalogue',
  buying: 'Achat',
  account: 'Compte',
  shell: 'Cadre',
  room: 'La salle des machines elle-même',
}

const scenarios = {
  'new-visitor': 'Une première visite',
  'full-cart': 'Un panier plein',
  'three-orders': 'Une cliente avec trois commandes',
  'expired-card': 'Une cliente dont la carte a expiré',
  'source-down': 'La deuxième source de produits ne répond pas',
  'sources-down': 'Aucune source de produits ne répond',
  administrator: 'Une administratrice',
}

export const translations: RoomLabels = {
  'room.purposes': purposes,
  'room.fault-names': faults,
  'room.group-names': groups,
  'room.scenario-names': scenarios,
}
