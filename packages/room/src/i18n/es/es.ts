import type { RoomCatalogue } from '../catalogue.ts'
import { formatted, plural } from '../texts.ts'
import { panels } from './panels.ts'

const actors: RoomCatalogue['room.actors'] = {
  title: 'Actores',
  again: 'Reiniciar',
  againNamed: (actor) => `Reiniciar ${actor}`,
  kinds: {
    machine: 'máquina',
    promise: 'promesa',
    callback: 'retrollamada',
    observable: 'flujo observable',
    transition: 'función de transición',
    other: 'otro',
  },
  failed: (message) => `ha fallado: ${message}`,
  statuses: { active: 'en marcha', done: 'terminado', error: 'fallido', stopped: 'parado' },
}

const chart: RoomCatalogue['room.chart'] = {
  figure: (machine) => `diagrama de estados de ${machine}`,
  frame: 'Dibujo: las flechas lo mueven, más y menos cambian el tamaño, 0 lo ajusta',
  drawing: 'Se está dibujando el diagrama…',
  notDrawn: 'Este diagrama no se puede dibujar. Sus estados aparecen en Estados.',
  smaller: 'Reducir',
  larger: 'Ampliar',
  fit: 'Diagrama entero',
  follow: 'Seguir',
  closeMenu: 'Cerrar menú',
  refused: (event) => `${event} se rechaza ahora.`,
  notIn: (state) => `No puede ocurrir ahora: ${state} no está activo.`,
}

const check: RoomCatalogue['room.check'] = {
  title: 'Punto de control',
  what: 'Valor comprobado',
  state: 'estado',
  is: 'Valor esperado',
  set: 'Añadir punto de control',
  holds: 'se cumple ahora',
  holdsNot: (found) => `no se cumple ahora: es ${found}`,
}

const decide: RoomCatalogue['room.decide'] = {
  title: 'Respuestas simuladas',
  answerOf: (promise) => `Respuesta de ${promise}`,
  asItIs: 'Respuesta real',
  own: 'Otra respuesta',
  outcomeOf: (promise) => `Resultado de ${promise}`,
  valueOf: (promise) => `Valor para ${promise}`,
  set: 'Usar esta respuesta',
  notJson: 'Escriba JSON, como [1, 2] o "texto".',
  kinds: {
    succeeds: 'Sale bien',
    fails: 'Falla',
    hangs: 'No responde nunca',
    late: 'Responde con cinco segundos de retraso',
  },
}

const drive: RoomCatalogue['room.drive'] = {
  go: 'Ir',
  goTo: (state) => `Ir a ${state}`,
  way: 'El camino',
  ends: {
    arrived: (state) => `Ha llegado a ${state}.`,
    passed: (state) => `Ha pasado por ${state}, que se abandona de inmediato.`,
    noWay: (state) => `Desde aquí ningún camino lleva a ${state}.`,
    gaveUp: (state) => `No se ha encontrado ningún camino a ${state}: hay demasiadas posibilidades.`,
    diverged: (state) =>
      `El actor no ha llegado a ${state}: un actor que invoca lo ha llevado a otro estado.`,
    ended: (state) => `El actor ha terminado, así que no puede ir a ${state}.`,
  },
  unknown: (events) =>
    `Las guardas o acciones leen datos que aún no se conocen. Introdúzcalos en Eventos y envíelos una vez: ${events}.`,
  unknownAnswers: (promises) =>
    `Las guardas o acciones leen la respuesta de una promesa, que aún no se conoce. Elíjala en Respuestas simuladas: ${promises}.`,
  impossible: (events) => `Estos eventos los envía un actor hijo, que ahora no puede enviarlos: ${events}.`,
  held: 'El actor está en pausa: hasta que continúe, no llega nada de sus actores hijos ni vence ningún plazo.',
  release: 'Continuar',
  decided: 'simulado, sin efectos',
  restarted: 'Reiniciado',
  ended: 'El actor ha terminado y no recibe eventos.',
  carries: 'Datos',
  events: 'Eventos',
  send: (event) => `Enviar ${event}`,
  typeFor: (descriptor) => `Tipo de evento para ${descriptor}`,
  payloadOf: (event) => `Datos de ${event}`,
  sent: 'Enviado',
  notJson: 'No es JSON válido. No se ha enviado nada.',
  nothingSent: 'No se ha enviado nada.',
  notObject: 'Los datos deben ser un objeto.',
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

const chartExport: RoomCatalogue['room.export'] = {
  title: 'Descargar y compartir',
  download: (format) => `Descargar ${format}`,
  link: 'Copiar enlace',
}

const faults: RoomCatalogue['room.faults'] = {
  title: 'Inyectar un fallo',
  failed: (reason) => `No se ha podido cambiar: ${reason}`,
}

const gallery: RoomCatalogue['room.gallery'] = {
  size: (states, transitions) =>
    `${plural('es', states, { one: '# estado', other: '# estados' })}, ${plural('es', transitions, { one: '# transición', other: '# transiciones' })}`,
  filter: 'Filtrar máquinas',
  running: 'Solo en marcha',
  found: (shown, all, running) => `${shown} de ${all} máquinas, ${running} en marcha`,
  none: 'Ninguna máquina coincide.',
  others: 'Otras máquinas',
  failed: (reason) => `No se han podido listar las máquinas de la aplicación: ${reason}`,
}

const log: RoomCatalogue['room.log'] = {
  title: 'Registro',
  search: 'Buscar en el registro',
  total: (count) => plural('es', count, { one: '# evento', other: '# eventos' }),
  ignored: 'ignorado',
  failed: (message) => `ha fallado: ${message}`,
  detail: 'Evento seleccionado',
  changes: 'Cambios del contexto',
  holds: 'se cumplía',
  holdsNot: 'no se cumplía',
  depends: 'depende del evento',
  actor: 'Actor',
  event: 'Evento',
  all: 'Todos',
  ignoredOnly: 'Solo ignorados',
  sequence: 'Secuencia',
  outside: 'desde fuera',
}

const prove: RoomCatalogue['room.prove'] = {
  title: 'Cobertura',
  overlay: 'Sobre el diagrama',
  nothing: 'Nada',
  tests: 'Todas las pruebas',
  session: 'Esta sesión',
  who: 'Cubiertas por',
  taken: 'Transiciones',
  share: (taken, of) => `${taken} de ${of}`,
  order: (depths) => `Números del diagrama: ${depths}`,
  next: 'Siguiente transición sin probar',
  none: 'Todas las transiciones de todas las máquinas están cubiertas.',
  missing: (count) => `Sin cubrir (${count})`,
}

const record: RoomCatalogue['room.record'] = {
  title: 'Grabación',
  record: 'Grabar',
  stop: 'Terminar',
  replay: 'Reproducir',
  speed: 'Velocidad',
  bySteps: 'Paso a paso',
  next: 'Siguiente',
  import: 'Importar',
  export: 'Exportar',
  test: 'Guardar como archivo de Vitest',
  under: (steps) => plural('es', steps, { one: 'Grabando: # paso', other: 'Grabando: # pasos' }),
  held: (steps) => plural('es', steps, { one: 'Sesión grabada: # paso', other: 'Sesión grabada: # pasos' }),
  at: (step, of) => `Paso ${formatted('es', step)} de ${formatted('es', of)}`,
  same: (steps) =>
    plural('es', steps, {
      one: 'El único paso ha llevado al estado grabado.',
      other: 'Los # pasos han llevado a los estados grabados.',
    }),
  notRunning: 'inactivo',
  running: 'activo',
  diverged: (step, actor, expected, found) =>
    `El paso ${step} difiere de la grabación: ${actor} debería estar en ${expected}, pero está en ${found}.`,
  unmet: (step, what, expected, found) =>
    `El punto de control del paso ${step} no se cumple: ${what} debería ser ${expected}, pero es ${found}.`,
  notRecording: 'Este archivo no es ni una grabación ni el informe de un problema.',
  newer: 'Esta grabación se hizo con una versión más reciente de la sala de máquinas.',
  noApplication: 'Abra primero la aplicación: la grabación se reproduce en ella.',
  applicationGone: 'La aplicación en la que se reproducía la grabación ya no está.',
  otherVersions: (machines, build, here) =>
    `Se grabó con otras versiones de estas máquinas: ${machines}.${build && here && ` Es de la compilación ${build}; esta es la ${here}.`}`,
  past: (at, build) => `Informe del ${at}${build && `, compilación ${build}`}`,
  otherBuild: (build, here) => `Se grabó con la compilación ${build}; esta es la ${here}.`,
  problem: 'Informar de un problema',
  playwright: 'Guardar como archivo de Playwright',
}

const room: RoomCatalogue['room'] = {
  title: 'Sala de máquinas',
  gallery: 'Todas las máquinas',
  alone: 'No se ha encontrado ninguna aplicación abierta.',
  charts: 'Los diagramas se pueden ver igualmente.',
  openShop: 'Abrir la aplicación',
  tabs: 'Pestaña inspeccionada',
  since: (time) => `abierta desde las ${time}`,
  lost: (title) => `${title} se ha bloqueado.`,
  leave: 'Cerrar la sala de máquinas',
  popOut: 'Abrir en otra ventana',
}

const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Escenarios',
  about: 'Cada escenario abre la aplicación en una situación preparada.',
}

export const translations: RoomCatalogue = {
  'room.actors': actors,
  'room.chart': chart,
  'room.check': check,
  'room.decide': decide,
  'room.drive': drive,
  'room.faults': faults,
  'room.gallery': gallery,
  'room.export': chartExport,
  'room.log': log,
  'room.prove': prove,
  'room.record': record,
  room,
  'room.scenarios': scenarios,
  ...panels,
}
