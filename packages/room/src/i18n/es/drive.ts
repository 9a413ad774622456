import type { RoomCatalogue } from '../catalogue.ts'

export const drive: RoomCatalogue['room.drive'] = {
  go: 'Ir',
  goTo: (state) => `Ir a ${state}`,
  way: 'El camino',
  ends: {
    arrived: (state) => `Ha llegado a ${state}.`,
    passed: (state) => `Ha pasado por ${state}, que se abandona de inmediato.`,
    noWay: (state) => `Desde aquí ningún camino lleva a ${state}.`,
    diverged: (state) => `No se ha podido llevar el actor a ${state}: lo que invoca lo lleva a otra parte.`,
  },
  held: 'El actor está en pausa: no llega ningún resultado ni vence ningún plazo hasta que continúe.',
  release: 'Continuar',
  decided: 'simulado',
  carries: 'Datos',
  events: 'Eventos',
  send: (event) => `Enviar ${event}`,
  payloadOf: (event) => `Datos de ${event}`,
  sent: 'Enviado',
  notJson: 'No es JSON válido. No se ha enviado nada.',
  wanted: {
    text: 'debe ser texto',
    number: 'debe ser un número',
    boolean: 'debe ser true o false',
    list: 'debe ser una lista',
    object: 'debe ser un objeto',
    null: 'debe ser null',
    absent: 'no debe estar',
    asItIs: 'no se puede cambiar',
  },
}
