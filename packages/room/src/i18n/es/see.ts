import type { RoomCatalogue } from '../catalogue.ts'

export const see: RoomCatalogue['room.see'] = {
  outline: 'Estados',
  statesOf: (machine) => `Estados de ${machine}`,
  active: 'activo',
  initial: 'inicial',
  kinds: { parallel: 'paralelo', final: 'estado final', shallow: 'historia', deep: 'historia profunda' },
  point: 'Mostrar',
  now: 'Ahora',
  can: 'Eventos posibles',
  nothing: 'Ningún evento externo',
  context: 'Contexto',
  guards: 'Guardas',
  holds: 'se cumple',
  holdsNot: 'no se cumple',
  depends: 'depende del evento',
  instances: 'Actor en marcha',
  notRunning: 'Ningún actor ejecuta esta máquina en la pestaña en este momento.',
  actorIn: (id, status) => `${id} (${status})`,
}
