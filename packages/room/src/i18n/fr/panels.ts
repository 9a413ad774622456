import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

/** The texts of the panels around the chart. */
export const panels: Pick<
  RoomCatalogue,
  | 'room.arrival'
  | 'room.breakpoints'
  | 'room.find'
  | 'room.hints'
  | 'room.layout'
  | 'room.see'
  | 'room.time'
  | 'room.why'
> = {
  'room.arrival': {
    about:
      'La salle des machines dessine chaque machine à états d’une application. Ouvrez l’application dans un autre onglet, ou démarrez son processus Node, pour voir les états, envoyer des événements, mener une machine à n’importe quel état ou enregistrer vos actions comme un test.',
    start: (scenario) => `Commencer par «\u202f${scenario}\u202f»`,
    noActors:
      'Aucun acteur n’a été trouvé. Raisons possibles\u202f: aucun n’a démarré\u202f; l’application utilise XState 4 ou une seconde copie de XState\u202f; «\u202f@statecart/room/auto\u202f» n’est pas son premier import\u202f; ou «\u202fcreateActor\u202f» est appelé sans «\u202finspect\u202f».',
  },
  'room.find': {
    title: 'Rechercher',
    hint: 'Rechercher (Ctrl+K)',
    results: 'Résultats',
    kinds: {
      machine: 'machine',
      state: 'état',
      event: 'événement',
      actor: 'acteur',
      scenario: 'scénario',
      command: 'panneau',
    },
  },
  'room.hints': {
    dismiss: 'Compris',
    log: 'Chaque événement avec les états quittés et atteints. Un clic sur une ligne montre les états après cet événement.',
    sequence: 'Chaque événement avec son émetteur et son destinataire. Le temps s’écoule vers le bas.',
    actors: 'Chaque acteur sous celui qui l’a démarré, même ceux qui ont pris fin.',
    faults: 'Chaque interrupteur fait échouer une partie de l’application jusqu’à ce que vous le coupiez.',
    breakpoints: 'À un point d’arrêt, l’application est en pause jusqu’à ce que vous la repreniez.',
    coverage: 'Les transitions que les tests ou cette session ont prises. Le diagramme peut les montrer.',
    check: 'À un point de contrôle, la relecture de l’enregistrement vérifie une valeur.',
    send: 'Envoie un événement à l’acteur comme si l’application l’avait envoyé.',
    decide: 'Remplace la réponse d’une promesse chaque fois qu’elle est démarrée à partir de maintenant.',
    share: 'Télécharge le diagramme en image ou en texte, ou copie un lien vers cette vue.',
    outline:
      'Le diagramme en texte. «\u202fAller\u202f» envoie les événements du plus court chemin vers un état. «\u202fArrêter\u202f» y met l’application en pause.',
  },
  'room.layout': {
    parts: 'Parties de cette page',
    panels: { chart: 'Diagramme', inspector: 'Inspecteur', timeline: 'Chronologie' },
    resize: { inspector: 'Taille de l’inspecteur', timeline: 'Taille de la chronologie' },
  },
  'room.time': {
    title: 'Temps',
    back: 'Pas en arrière',
    forward: 'Pas en avant',
    moment: 'Moment de la session',
    past: 'État après',
    before: 'Avant son premier événement',
    resume: 'Continuer à partir d’ici',
    now: 'Revenir au présent',
    obstacles: {
      present: 'C’est l’état présent.',
      ended: 'Impossible\u202f: l’acteur a pris fin.',
      delay: 'Impossible\u202f: un délai court, qui ne peut pas être programmé de nouveau.',
      actors: 'Impossible\u202f: d’autres acteurs étaient en marche à ce moment.',
      report: 'Impossible\u202f: ceci est un rapport.',
    },
  },
  'room.why': {
    title: 'Pourquoi suis-je ici\u202f?',
    from: (event, source) => `${event} de ${source}`,
    outside: 'l’extérieur',
    refused: (event) => `Refusé\u202f: ${event}`,
    taken: 'prise',
    holds: 'vraie',
    holdsNot: 'fausse',
    depends: 'dépend de l’événement',
    otherwise: 'sinon',
    stays: 'reste',
    wronglyRefused: 'Les tests attendent que cet événement ne soit pas refusé ici.',
    contradicts: (states) => `Les tests attendent ${states} après cet événement.`,
    trouble: {
      refused: (event, machine) => `Voir pourquoi ${machine} a refusé ${event}`,
      failed: (event, machine) => `Voir ce qui a échoué dans ${machine}\u202f: ${event}`,
    },
  },
  'room.see': {
    outline: 'États',
    statesOf: (machine) => `États de ${machine}`,
    active: 'actif',
    initial: 'état initial',
    kinds: { parallel: 'parallèle', final: 'état final', shallow: 'historique', deep: 'historique profond' },
    point: 'Montrer',
    now: 'Maintenant',
    can: 'Événements possibles',
    nothing: 'Aucun événement externe',
    ended: 'Aucun\u202f: l’acteur a pris fin.',
    more: 'Afficher',
    failed: (message) => `L’acteur a échoué\u202f: ${message}`,
    context: 'Contexte',
    guards: 'Gardes',
    holds: 'est vraie',
    holdsNot: 'est fausse',
    depends: 'dépend de l’événement',
    instances: 'Acteur',
    notRunning: 'Aucun acteur n’exécute cette machine dans cet onglet.',
    actorIn: (id, status) => `${id} (${status})`,
  },
  'room.breakpoints': {
    title: 'Points d’arrêt',
    none: 'Aucun point d’arrêt pour l’instant. Ouvrez une machine et cliquez sur « Arrêter » à côté d’un état, d’un événement ou d’une garde.',
    inReplay:
      'Une relecture n’a pas de points d’arrêt. À la vitesse « Pas à pas », elle s’arrête après chaque pas.',
    short: { state: 'Arrêter', event: 'Arrêter', guard: 'Arrêter sur garde' },
    at: { state: 'Arrêter dans', event: 'Arrêter sur', guard: 'Arrêter sur garde' },
    remove: 'Retirer',
    held: (event, actor) => `En pause à ${event} pour ${actor}.`,
    heldAfter: (event, actor) => `En pause après ${event} pour ${actor}.`,
    waiting: (count) => plural('fr', count, { one: '# événement attend.', other: '# événements attendent.' }),
    release: 'Reprendre',
    step: 'Traiter un événement',
    banner:
      'La salle des machines a mis cette application en pause. Vos actions sont mises en attente jusqu’à la reprise.',
  },
}
