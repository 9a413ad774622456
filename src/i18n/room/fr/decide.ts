import type { RoomCatalogue } from '../catalogue.ts'

export const decide: RoomCatalogue['room.decide'] = {
  title: 'Ce qui est répondu',
  answerOf: (promise) => `Ce que répond ${promise}`,
  asItIs: 'Ce que répond le monde',
  kinds: {
    succeeds: 'Réussit',
    fails: 'Échoue',
    hangs: 'Ne répond jamais',
    late: 'Répond cinq secondes trop tard',
  },
}
