import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

/** The texts of the panels around the chart. */
export const panels: Pick<
  RoomCatalogue,
  | 'room.arrival'
  | 'room.breakpoints'
  | 'room.find'
  | 'room.hints'
  | 'room.layout'
  | 'room.see'
  | 'room.time'
  | 'room.why'
> = {
  'room.arrival': {
    about:
      'La sala de máquinas dibuja cada máquina de estados de una aplicación. Abra la aplicación en otra pestaña, o inicie su proceso de Node, para ver los estados, enviar eventos, llevar una máquina a cualquier estado o grabar lo que hace como una prueba.',
    start: (scenario) => `Empezar con «${scenario}»`,
    noActors:
      'No se ha encontrado ningún actor. Posibles motivos: ninguno ha arrancado; la aplicación usa XState 4 o una segunda copia de XState; «@statecart/room/auto» no es su primera importación; o «createActor» se llama sin «inspect».',
  },
  'room.find': {
    title: 'Buscar',
    hint: 'Buscar (Ctrl+K)',
    results: 'Resultados',
    kinds: {
      machine: 'máquina',
      state: 'estado',
      event: 'evento',
      actor: 'actor',
      scenario: 'escenario',
      command: 'panel',
    },
  },
  'room.hints': {
    dismiss: 'Entendido',
    log: 'Cada evento con los estados que ha dejado y en los que ha entrado. Un clic en una fila muestra los estados después de ese evento.',
    sequence: 'Cada evento con su emisor y su receptor. El tiempo corre hacia abajo.',
    actors: 'Cada actor debajo del que lo ha iniciado, también los que han terminado.',
    faults: 'Cada interruptor hace fallar una parte de la aplicación hasta que usted lo apague.',
    breakpoints: 'En un punto de parada la aplicación queda en pausa hasta que usted la reanude.',
    coverage: 'Qué transiciones han tomado las pruebas o esta sesión. El diagrama puede mostrarlas.',
    check: 'En un punto de control, la reproducción de la grabación comprueba un valor.',
    send: 'Envía un evento al actor como si lo hubiera enviado la aplicación.',
    decide: 'Sustituye la respuesta de una promesa cada vez que se inicia a partir de ahora.',
    share: 'Descarga el diagrama como imagen o como texto, o copia un enlace a esta vista.',
    outline:
      'El diagrama como texto. «Ir» envía los eventos del camino más corto a un estado. «Parar» pone allí en pausa la aplicación.',
  },
  'room.layout': {
    parts: 'Partes de esta página',
    panels: { chart: 'Diagrama', inspector: 'Inspector', timeline: 'Línea de tiempo' },
    resize: { inspector: 'Tamaño del inspector', timeline: 'Tamaño de la línea de tiempo' },
  },
  'room.time': {
    title: 'Tiempo',
    back: 'Paso atrás',
    forward: 'Paso adelante',
    moment: 'Momento de la sesión',
    past: 'Estado después de',
    before: 'Antes de su primer evento',
    resume: 'Continuar desde aquí',
    now: 'Volver al presente',
    obstacles: {
      present: 'Este es el estado presente.',
      ended: 'No es posible: el actor ha terminado.',
      delay: 'No es posible: corre un plazo, que no se puede volver a fijar.',
      actors: 'No es posible: en ese momento estaban en marcha otros actores.',
      report: 'No es posible: esto es un informe.',
    },
  },
  'room.why': {
    title: '¿Por qué estoy aquí?',
    from: (event, source) => `${event} de ${source}`,
    outside: 'fuera',
    refused: (event) => `Rechazado: ${event}`,
    taken: 'tomada',
    holds: 'se cumple',
    holdsNot: 'no se cumple',
    depends: 'depende del evento',
    otherwise: 'si no',
    stays: 'se queda',
    wronglyRefused: 'Las pruebas esperan que este evento no se rechace aquí.',
    contradicts: (states) => `Las pruebas esperan ${states} después de este evento.`,
    trouble: {
      refused: (event, machine) => `Ver por qué ${machine} ha rechazado ${event}`,
      failed: (event, machine) => `Ver qué ha fallado en ${machine}: ${event}`,
    },
  },
  'room.see': {
    outline: 'Estados',
    statesOf: (machine) => `Estados de ${machine}`,
    active: 'activo',
    initial: 'inicial',
    kinds: { parallel: 'paralelo', final: 'estado final', shallow: 'historia', deep: 'historia profunda' },
    point: 'Mostrar',
    now: 'Ahora',
    can: 'Eventos posibles',
    nothing: 'Ningún evento externo',
    ended: 'Ninguno: el actor ha terminado.',
    failed: (message) => `El actor ha fallado: ${message}`,
    context: 'Contexto',
    more: 'Mostrar',
    guards: 'Guardas',
    holds: 'se cumple',
    holdsNot: 'no se cumple',
    depends: 'depende del evento',
    instances: 'Actor',
    notRunning: 'Ningún actor ejecuta esta máquina en esta pestaña.',
    actorIn: (id, status) => `${id} (${status})`,
  },
  'room.breakpoints': {
    title: 'Puntos de parada',
    none: 'Todavía no hay puntos de parada. Abra una máquina y pulse «Parar» junto a un estado, un evento o una guarda.',
    inReplay:
      'Una reproducción no tiene puntos de parada. Con la velocidad «Paso a paso» se detiene después de cada paso.',
    short: { state: 'Parar', event: 'Parar', guard: 'Parar en guarda' },
    at: { state: 'Parar en', event: 'Parar en', guard: 'Parar en guarda' },
    remove: 'Quitar',
    held: (event, actor) => `En pausa en ${event} para ${actor}.`,
    heldAfter: (event, actor) => `En pausa después de ${event} para ${actor}.`,
    waiting: (count) => plural('es', count, { one: 'Espera # evento.', other: 'Esperan # eventos.' }),
    release: 'Reanudar',
    step: 'Procesar un evento',
    banner:
      'La sala de máquinas ha puesto en pausa esta aplicación. Sus acciones quedan en cola hasta que se reanude.',
  },
}
