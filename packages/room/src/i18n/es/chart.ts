import type { RoomCatalogue } from '../catalogue.ts'

export const chart: RoomCatalogue['room.chart'] = {
  figure: (machine) => `diagrama de estados de ${machine}`,
  frame: 'Dibujo: las flechas lo mueven, más y menos cambian el tamaño, 0 lo ajusta',
  smaller: 'Reducir',
  larger: 'Ampliar',
  fit: 'Ajustar',
}
