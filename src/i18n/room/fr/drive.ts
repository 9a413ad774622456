import type { RoomCatalogue } from '../catalogue.ts'

export const drive: RoomCatalogue['room.drive'] = {
  go: 'Aller',
  goTo: (state) => `Aller à ${state}`,
  way: 'Le chemin',
  ends: {
    arrived: (state) => `Arrivé à ${state}.`,
    passed: (state) => `Passé par ${state} : rien ne s’y arrête.`,
    noWay: (state) => `Aucun chemin ne mène d’ici à ${state}.`,
    strayed: (state) => `L’acteur n’a pas pu être mené à ${state} : ce qu’il invoque le mène ailleurs.`,
  },
  held: 'Il y est retenu : aucun résultat n’arrive et aucun délai ne s’écoule tant que vous ne le laissez pas continuer.',
  release: 'Le laisser continuer',
  decided: 'décidé par la salle',
  carries: 'Ce qu’il porte',
  events: 'Événements',
  send: (event) => `Envoyer ${event}`,
  payloadOf: (event) => `Ce que porte ${event}`,
  sent: 'Envoyé',
  notJson: 'Ce n’est pas du JSON valide. Rien n’a été envoyé.',
  wanted: {
    text: 'doit être un texte',
    number: 'doit être un nombre',
    boolean: 'doit être true ou false',
    list: 'doit être une liste',
    object: 'doit être un objet',
    null: 'doit être null',
    absent: 'ne doit pas y être',
    asItIs: 'ne peut que rester tel quel',
  },
}
