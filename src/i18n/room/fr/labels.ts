import type { RoomLabels } from '../../catalogue.ts'

const purposes = {
  access: 'Décide de chaque route : l’ouvre, demande d’abord de se connecter, ou redirige.',
  'add-product':
    'Ajouter un produit à la boutique de ce navigateur, et modifier ou supprimer ceux qui ont été ajoutés.',
  'buy-now': 'Commande le contenu du panier avec la carte par défaut, après une confirmation.',
  cart: 'Le panier : chaque changement se voit aussitôt, est enregistré dans l’ordre, et est annulé si l’enregistrement échoue.',
  catalogue:
    'Les produits : deux sources, les noms des catégories et les produits locaux ; chaque partie peut échouer séparément.',
  checkout: 'D’un panier plein à exactement une commande : un échec ne change rien.',
  'clear-cart': 'Demande confirmation avant de vider le panier.',
  connection:
    'Si le navigateur est connecté ; le message « hors ligne » peut être fermé jusqu’à la prochaine fois.',
  contact:
    'Un message à la boutique : il est noté dans le journal de ce navigateur, ni envoyé ni enregistré.',
  durability: 'Combien ce navigateur stocke pour la boutique, et s’il a accepté de le conserver.',
  filters: 'Les filtres du catalogue : en accord avec l’adresse ; les produits sont cherchés par tranches.',
  form: 'Tous les formulaires : un champ est validé quand on le quitte, une erreur disparaît une fois corrigée, et un brouillon survit à un rechargement.',
  grid: 'Quels produits d’une longue liste sont affichés : ceux qui sont visibles, et ceux qui ont le focus ou une sélection.',
  hint: 'La phrase qui explique un outil de la salle des machines, jusqu’à ce qu’on la ferme.',
  'image-preview':
    'Montre l’image d’une adresse avant son envoi ; seules les adresses https et les images de la boutique sont demandées.',
  install:
    'Installe la boutique comme application là où le navigateur le propose : chaque proposition ne sert qu’une fois.',
  login: 'Se connecter : la machine connaît l’erreur exacte, le visiteur voit une seule phrase.',
  query: 'Tient à jour ce que montre la salle : redemande après chaque changement, une question à la fois.',
  menu: 'Ce qu’ouvre un bouton de l’en-tête : un menu que l’on parcourt au clavier, ou un panneau.',
  'mini-cart':
    'Le panneau latéral qui montre le panier à un visiteur non connecté ; changer de page le ferme.',
  navigation:
    'Où se trouve le visiteur. Un nouvel écran est chargé avant que l’adresse ne change, pour ne jamais montrer de page à moitié chargée.',
  notices:
    'Affiche chaque message tant qu’il est vrai et que l’écran le permet, et les messages identiques une seule fois, avec leur nombre ; un message peut proposer Annuler.',
  orders:
    'Les commandes du propriétaire, les plus récentes d’abord. Elles sont écrites là où elles sont passées, et seulement lues ici.',
  find: 'La recherche de tout ce qui est dans la salle des machines.',
  disclosure: 'Une partie de la salle des machines qui est chargée quand on l’ouvre.',
  panel: 'Un panneau de la salle des machines : sa taille, et s’il est replié.',
  outline:
    'Un arbre de lignes dans la salle des machines : lesquelles sont repliées, et laquelle a le focus du clavier.',
  'password-change': 'Change le mot de passe du compte, pour qui connaît l’actuel.',
  'payment-form':
    'Ajouter une carte : du numéro et du code, seuls la marque et les quatre derniers chiffres quittent le formulaire.',
  'payment-methods': 'Les cartes enregistrées d’un compte : au plus une est la carte par défaut.',
  picking: 'La partie choisie d’un diagramme avec son menu, et lesquels de ses états sont repliés.',
  player: 'Contient l’enregistrement d’une session, et le rejoue.',
  preferences:
    'Langue, devise et thème : ceux du visiteur, ou ceux du compte tant que quelqu’un est connecté.',
  product:
    'La page d’un produit, qui peut ne pas exister : ses images, sa quantité et les produits vus auparavant.',
  reading:
    'Le journal de la salle des machines : il suit le dernier événement, jusqu’à ce que l’utilisateur revienne en arrière.',
  register: 'Créer un compte : reprend ce que le visiteur a choisi et le connecte.',
  room: 'La salle des machines : quel onglet elle inspecte, et quelle partie.',
  search:
    'Le champ de recherche de l’en-tête : il suggère pendant la saisie, et ne montre jamais la réponse à un texte antérieur.',
  session:
    'La session : retrouvée au chargement, la même dans tous les onglets ; ses droits sont lus parmi les utilisateurs inscrits.',
  settings: 'Coordonnées, adresse et notifications : chargées, modifiées, enregistrées.',
  shop: 'Toute la boutique : elle exécute les acteurs permanents, leur transmet les événements qui les concernent et les relance après une erreur.',
  spending:
    'Comment les dépenses sont montrées : par mois ou par catégorie, en graphique, avec ou sans tableau.',
  breakpoints: 'Les points d’arrêt de la salle des machines, et si les acteurs inspectés sont en pause.',
  storage:
    'Si les données sont conservées après cette visite, et si toutes les données enregistrées ont pu être lues.',
  theme: 'Clair, sombre, ou le thème du système d’exploitation, suivi en direct.',
  travel: 'Quel moment d’un acteur est montré : le présent, ou un moment antérieur.',
  update: 'Une nouvelle version de la boutique : elle est proposée une fois, et jamais imposée.',
  view: 'La partie visible d’un diagramme : ce qui est actif, jusqu’à ce que l’utilisateur le déplace ou zoome.',
  wishlist: 'La liste d’envies, séparée pour chaque compte ; le dernier retrait peut être annulé.',
  'your-data': 'Les données d’un compte : exportées dans un fichier, importées ou supprimées.',
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
  'room.page': { failed: (reason) => `Cette page n’a pas pu être ouverte : ${reason}` },
}
