import type { RoomCatalogue } from '../catalogue.ts'

export const decide: RoomCatalogue['room.decide'] = {
  title: 'Respuestas simuladas',
  answerOf: (promise) => `Respuesta de ${promise}`,
  asItIs: 'Respuesta real',
  kinds: {
    succeeds: 'Sale bien',
    fails: 'Falla',
    hangs: 'No responde nunca',
    late: 'Responde cinco segundos tarde',
  },
}
