import type { RoomCatalogue } from '../catalogue.ts'

export const drive: RoomCatalogue['room.drive'] = {
  go: 'Aller',
  goTo: (state) => `Aller à ${state}`,
  way: 'Le chemin',
  ends: {
    arrived: (state) => `Arrivé à ${state}.`,
    passed: (state) => `Passé par ${state}, qui est quitté immédiatement.`,
    noWay: (state) => `Aucun chemin ne mène d’ici à ${state}.`,
    diverged: (state) => `L’acteur n’a pas pu être mené à ${state} : ce qu’il invoque le mène ailleurs.`,
  },
  held: 'L’acteur est en pause : aucun résultat n’arrive et aucun délai ne s’écoule tant que vous ne continuez pas.',
  release: 'Continuer',
  decided: 'simulé',
  carries: 'Données',
  events: 'Événements',
  send: (event) => `Envoyer ${event}`,
  payloadOf: (event) => `Données de ${event}`,
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
    asItIs: 'ne peut pas être modifié',
  },
}
