import type { RoomCatalogue } from '../catalogue.ts'

export const decide: RoomCatalogue['room.decide'] = {
  title: 'Qué se responde',
  answerOf: (promise) => `Qué responde ${promise}`,
  asItIs: 'Lo que responda el mundo',
  kinds: {
    succeeds: 'Sale bien',
    fails: 'Falla',
    hangs: 'No responde nunca',
    late: 'Responde cinco segundos tarde',
  },
}
