import type { RoomCatalogue } from '../catalogue.ts'

export const decide: RoomCatalogue['room.decide'] = {
  title: 'Réponses simulées',
  answerOf: (promise) => `Réponse de ${promise}`,
  asItIs: 'Réponse réelle',
  kinds: {
    succeeds: 'Réussit',
    fails: 'Échoue',
    hangs: 'Ne répond jamais',
    late: 'Répond cinq secondes trop tard',
  },
}
