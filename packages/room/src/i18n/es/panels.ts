import type { RoomCatalogue } from '../catalogue.ts'

/** The texts of the panels around the chart. */
export const panels: Pick<
  RoomCatalogue,
  'room.arrival' | 'room.find' | 'room.hints' | 'room.layout' | 'room.time' | 'room.why'
> = {
  'room.arrival': {
    about:
      'La sala de máquinas dibuja cada máquina de estados de una aplicación. Ábrala en otra pestaña, y los diagramas muestran sus estados. Después envíe eventos, lleve una máquina a cualquier estado o grabe lo que hace como una prueba.',
    start: (scenario) => `Empezar con «${scenario}»`,
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
    log: 'Cada evento con los estados que ha dejado y a los que ha entrado; un clic en una fila muestra todo como estaba después de él.',
    sequence: 'Qué actor ha enviado qué evento a cuál: el tiempo corre hacia abajo.',
    actors: 'Cada actor debajo del que lo ha iniciado, también los que han terminado.',
    faults: 'Un interruptor avería una parte de la aplicación hasta que usted lo apague.',
    breakpoints:
      'En un punto de parada la aplicación se detiene hasta que usted la reanude, para ver qué viene después.',
    coverage: 'Qué transiciones han tomado las pruebas o esta sesión; el diagrama puede mostrarlo.',
    check: 'Un punto de control es un valor que una grabación espera en este paso cuando se reproduce.',
    send: 'Envía un evento al actor como si lo hubiera enviado la aplicación.',
    decide: 'Sustituye la respuesta de una promesa a partir de su próximo inicio.',
    share: 'El diagrama como imagen o como texto, y un enlace a lo que usted ve.',
    outline:
      'El diagrama como texto. «Ir» envía los eventos del camino más corto a un estado; «Parar» detiene allí la aplicación.',
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
}
