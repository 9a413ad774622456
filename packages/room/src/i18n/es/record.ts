import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const record: RoomCatalogue['room.record'] = {
  title: 'Grabación',
  record: 'Grabar',
  stop: 'Parar',
  replay: 'Reproducir',
  speed: 'Velocidad',
  bySteps: 'Paso a paso',
  next: 'Siguiente',
  import: 'Importar',
  export: 'Exportar',
  test: 'Guardar como archivo de Vitest',
  under: (steps) => plural('es', steps, { one: 'Grabando: # paso', other: 'Grabando: # pasos' }),
  held: (steps) => plural('es', steps, { one: 'Una sesión de # paso', other: 'Una sesión de # pasos' }),
  at: (step, of) => `Paso ${step} de ${of}`,
  same: (steps) =>
    plural('es', steps, {
      one: 'El único paso ha llevado al mismo estado que antes.',
      other: 'Los # pasos han llevado a los mismos estados que antes.',
    }),
  diverged: (step, actor, expected, found) =>
    `El paso ${step} ha dado otro resultado: ${actor} debería estar en ${expected}, pero está en ${found}.`,
  unmet: (step, what, expected, found) =>
    `El punto de control del paso ${step} no se cumple: ${what} debería ser ${expected}, pero es ${found}.`,
  notRecording: 'Este archivo no es ni una grabación ni el informe de un problema.',
  misfits: (machines, build, here) =>
    `Se grabó con otras versiones de estas máquinas: ${machines}. Es de la compilación ${build}; esta es la ${here}.`,
  past: (at, build) => `Informe del ${at}, compilación ${build}`,
  otherBuild: (build, here) => `Se grabó con la compilación ${build}; esta es la ${here}.`,
  problem: 'Informar de un problema',
  playwright: 'Guardar como archivo de Playwright',
}
