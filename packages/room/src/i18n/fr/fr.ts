import type { RoomCatalogue } from '../catalogue.ts'
import { formatted, plural } from '../texts.ts'
import { panels } from './panels.ts'

const actors: RoomCatalogue['room.actors'] = {
  title: 'Acteurs',
  again: 'Redémarrer',
  againNamed: (actor) => `Redémarrer ${actor}`,
  kinds: {
    machine: 'machine',
    promise: 'promesse',
    callback: 'rappel',
    observable: 'flux observable',
    transition: 'fonction de transition',
    other: 'autre',
  },
  failed: (message) => `en échec\u202f: ${message}`,
  statuses: { active: 'en marche', done: 'terminé', error: 'en échec', stopped: 'arrêté' },
}

const chart: RoomCatalogue['room.chart'] = {
  figure: (machine) => `diagramme d’états de ${machine}`,
  frame: 'Dessin\u202f: les flèches le déplacent, plus et moins changent sa taille, 0 l’ajuste',
  drawing: 'Le diagramme est en cours de dessin…',
  notDrawn: 'Ce diagramme ne peut pas être dessiné. Ses états figurent sous États.',
  smaller: 'Réduire',
  larger: 'Agrandir',
  fit: 'Diagramme entier',
  follow: 'Suivre',
  closeMenu: 'Fermer le menu',
  refused: (event) => `${event} est refusé pour l’instant.`,
  notIn: (state) => `Impossible pour l’instant\u202f: ${state} n’est pas actif.`,
}

const check: RoomCatalogue['room.check'] = {
  title: 'Point de contrôle',
  what: 'Valeur vérifiée',
  state: 'état',
  is: 'Valeur attendue',
  set: 'Ajouter un point de contrôle',
  holds: 'est vrai maintenant',
  holdsNot: (found) => `n’est pas vrai maintenant : c’est ${found}`,
}

const decide: RoomCatalogue['room.decide'] = {
  title: 'Réponses simulées',
  answerOf: (promise) => `Réponse de ${promise}`,
  asItIs: 'Réponse réelle',
  own: 'Autre réponse',
  outcomeOf: (promise) => `Issue de ${promise}`,
  valueOf: (promise) => `Valeur pour ${promise}`,
  set: 'Utiliser cette réponse',
  notJson: 'Saisissez du JSON, comme [1, 2] ou "texte".',
  kinds: {
    succeeds: 'Réussit',
    fails: 'Échoue',
    hangs: 'Ne répond jamais',
    late: 'Répond avec cinq secondes de retard',
  },
}

const drive: RoomCatalogue['room.drive'] = {
  go: 'Aller',
  goTo: (state) => `Aller à ${state}`,
  way: 'Le chemin',
  ends: {
    arrived: (state) => `Arrivé à ${state}.`,
    passed: (state) => `Passé par ${state}, qui est quitté immédiatement.`,
    noWay: (state) => `Aucun chemin ne mène d’ici à ${state}.`,
    gaveUp: (state) => `Aucun chemin vers ${state} n’a été trouvé : il y a trop de possibilités.`,
    ended: (state) => `L’acteur a pris fin et ne peut pas aller à ${state}.`,
    diverged: (state) =>
      `L’acteur n’est pas arrivé à ${state} : un acteur qu’il invoque l’a mené à un autre état.`,
  },
  unknown: (events) =>
    `Des gardes ou des actions lisent des données encore inconnues. Saisissez-les sous Événements et envoyez-les une fois : ${events}.`,
  unknownAnswers: (promises) =>
    `Des gardes ou des actions lisent la réponse d’une promesse, encore inconnue. Choisissez-la sous Réponses simulées : ${promises}.`,
  impossible: (events) =>
    `Ces événements sont envoyés par un acteur enfant, qui ne peut pas les envoyer maintenant : ${events}.`,
  held: 'L’acteur est en pause : tant que vous ne continuez pas, rien n’arrive de ses acteurs enfants et aucun délai ne s’écoule.',
  release: 'Continuer',
  decided: 'simulé, sans effets',
  restarted: 'Redémarré',
  ended: 'L’acteur a pris fin et ne reçoit plus d’événements.',
  carries: 'Données',
  events: 'Événements',
  send: (event) => `Envoyer ${event}`,
  typeFor: (descriptor) => `Type d’événement pour ${descriptor}`,
  payloadOf: (event) => `Données de ${event}`,
  sent: 'Envoyé',
  notJson: 'Ce n’est pas du JSON valide. Rien n’a été envoyé.',
  nothingSent: 'Rien n’a été envoyé.',
  notObject: 'Les données doivent être un objet.',
  wanted: {
    text: 'doit être un texte',
    number: 'doit être un nombre',
    boolean: 'doit être true ou false',
    list: 'doit être une liste',
    object: 'doit être un objet',
    null: 'doit être null',
    absent: 'ne doit pas y être',
    asItIs: 'ne peut pas être modifié',
  },
}

const chartExport: RoomCatalogue['room.export'] = {
  title: 'Télécharger et partager',
  download: (format) => `Télécharger ${format}`,
  link: 'Copier le lien',
}

const faults: RoomCatalogue['room.faults'] = {
  title: 'Injecter une panne',
  failed: (reason) => `N’a pas pu être changé : ${reason}`,
}

const gallery: RoomCatalogue['room.gallery'] = {
  size: (states, transitions) =>
    `${plural('fr', states, { one: '# état', other: '# états' })} et ${plural('fr', transitions, { one: '# transition', other: '# transitions' })}`,
  filter: 'Filtrer les machines',
  running: 'En marche uniquement',
  found: (shown, all, running) => `${shown} machines sur ${all}, ${running} en marche`,
  none: 'Aucune machine ne correspond.',
  others: 'Autres machines',
  failed: (reason) => `Les machines de l’application n’ont pas pu être listées : ${reason}`,
}

const log: RoomCatalogue['room.log'] = {
  title: 'Journal',
  search: 'Chercher dans le journal',
  total: (count) => plural('fr', count, { one: '# événement', other: '# événements' }),
  ignored: 'ignoré',
  failed: (message) => `en échec\u202f: ${message}`,
  detail: 'Événement sélectionné',
  changes: 'Changements du contexte',
  holds: 'était vraie',
  holdsNot: 'était fausse',
  depends: 'dépend de l’événement',
  actor: 'Acteur',
  event: 'Événement',
  all: 'Tous',
  ignoredOnly: 'Ignorés seulement',
  sequence: 'Séquence',
  outside: 'de l’extérieur',
}

const prove: RoomCatalogue['room.prove'] = {
  title: 'Couverture',
  overlay: 'Sur le diagramme',
  nothing: 'Rien',
  tests: 'Tous les tests',
  session: 'Cette session',
  who: 'Couvertes par',
  taken: 'Transitions',
  share: (taken, of) => `${taken} sur ${of}`,
  order: (depths) => `Nombres du diagramme : ${depths}`,
  next: 'Prochaine transition non testée',
  none: 'Toutes les transitions de toutes les machines sont couvertes.',
  missing: (count) => `Non couvertes (${count})`,
}

const record: RoomCatalogue['room.record'] = {
  title: 'Enregistrement',
  record: 'Enregistrer',
  stop: 'Terminer',
  replay: 'Rejouer',
  speed: 'Vitesse',
  bySteps: 'Pas à pas',
  next: 'Suivant',
  import: 'Importer',
  export: 'Exporter',
  test: 'Télécharger un fichier Vitest',
  under: (steps) => `Enregistrement : ${formatted('fr', steps)} pas`,
  held: (steps) => `Session enregistrée : ${formatted('fr', steps)} pas`,
  at: (step, of) => `Pas ${formatted('fr', step)} sur ${formatted('fr', of)}`,
  same: (steps) =>
    plural('fr', steps, {
      one: 'Le seul pas a mené à l’état enregistré.',
      other: 'Les # pas ont mené aux états enregistrés.',
    }),
  notRunning: 'inactif',
  running: 'actif',
  diverged: (step, actor, expected, found) =>
    `Le pas ${step} diffère de l’enregistrement : ${actor} devrait être dans ${expected}, mais est dans ${found}.`,
  unmet: (step, what, expected, found) =>
    `Le point de contrôle au pas ${step} a échoué : ${what} devrait être ${expected}, mais c’est ${found}.`,
  notRecording: 'Ce fichier n’est ni un enregistrement ni le rapport d’un problème.',
  newer: 'Cet enregistrement a été fait avec une version plus récente de la salle des machines.',
  noApplication: 'Ouvrez d’abord l’application : l’enregistrement y est rejoué.',
  applicationGone: 'L’application dans laquelle l’enregistrement était rejoué n’est plus là.',
  otherVersions: (machines, build, here) =>
    `Enregistré avec d’autres versions de ces machines : ${machines}.${build && here && ` L’enregistrement vient de la compilation ${build} ; celle-ci est la ${here}.`}`,
  past: (at, build) => `Rapport du ${at}${build && `, compilation ${build}`}`,
  otherBuild: (build, here) => `Enregistré avec la compilation ${build} ; celle-ci est la ${here}.`,
  problem: 'Signaler un problème',
  playwright: 'Télécharger un fichier Playwright',
}

const room: RoomCatalogue['room'] = {
  title: 'Salle des machines',
  gallery: 'Toutes les machines',
  alone: 'Aucune application ouverte n’a été trouvée.',
  charts: 'Les diagrammes restent consultables.',
  openShop: 'Ouvrir l’application',
  tabs: 'Onglet inspecté',
  since: (time) => `ouvert depuis ${time}`,
  lost: (title) => `${title} a planté.`,
  leave: 'Fermer la salle des machines',
  popOut: 'Ouvrir dans une autre fenêtre',
}

const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Scénarios',
  about: 'Chaque scénario ouvre l’application dans une situation préparée.',
}

export const translations: RoomCatalogue = {
  'room.actors': actors,
  'room.chart': chart,
  'room.check': check,
  'room.decide': decide,
  'room.drive': drive,
  'room.faults': faults,
  'room.gallery': gallery,
  'room.export': chartExport,
  'room.log': log,
  'room.prove': prove,
  'room.record': record,
  room,
  'room.scenarios': scenarios,
  ...panels,
}
