/** A small application of packages/room/tests/apps, and the inputs of its trials in the room. */
export interface TriedApp {
  name: string
  /** The name that the room gives its machine. */
  machine: string
  /** Events that the application sends before the room is opened, so that the log contains the data of their outcomes. */
  before: readonly string[]
  /** The event that the room sends, and the next state. */
  event: string
  state: string
  /** The target of "Go to" from that state. */
  goal: string
  /** The event that the application sends while the room has a breakpoint on it. */
  breakpointEvent: string
  /** The file that starts the application. */
  entry: string
  /** A change of a machine's file that Vite's hot replacement applies, and the state that it adds. */
  hotChange?: { file: string; from: string; to: string; state: string }
}

const inBrowser = { entry: 'src/main.js', before: [] }
const inReact = { entry: 'src/main.jsx', before: [] }

export const triedApps: readonly TriedApp[] = [
  {
    ...inReact,
    name: 'react',
    before: ['ADD', 'PAY', 'RESET'],
    machine: 'order',
    event: 'ADD',
    state: 'shopping',
    goal: 'paid',
    breakpointEvent: 'RESET',
    hotChange: { file: 'src/order.machine.js', from: 'paid: {', to: 'lost: {}, paid: {', state: 'lost' },
  },
  {
    ...inReact,
    name: 'react-18',
    machine: 'kettle',
    event: 'HEAT',
    state: 'heating',
    goal: 'boiled',
    breakpointEvent: 'POUR',
  },
  {
    ...inBrowser,
    name: 'vue',
    machine: 'player',
    event: 'PLAY',
    state: 'playing',
    goal: 'paused',
    breakpointEvent: 'STOP',
  },
  {
    ...inBrowser,
    name: 'svelte',
    machine: 'traffic',
    event: 'NEXT',
    state: 'green',
    goal: 'red',
    breakpointEvent: 'NEXT',
  },
  {
    ...inBrowser,
    name: 'vanilla',
    machine: 'safe',
    event: 'CODE',
    state: 'unlocked',
    goal: 'locked',
    breakpointEvent: 'CODE',
  },
  {
    ...inBrowser,
    name: 'node',
    machine: 'job',
    event: 'RUN',
    state: 'done',
    goal: 'disabled',
    breakpointEvent: 'ENABLE',
  },
  {
    ...inReact,
    name: 'two-roots',
    machine: 'door',
    event: 'OPEN',
    state: 'open',
    goal: 'locked',
    breakpointEvent: 'UNLOCK',
  },
  {
    ...inBrowser,
    name: 'many-actors',
    machine: 'rain',
    event: 'POUR',
    state: 'raining',
    goal: 'clear',
    breakpointEvent: 'CLOUD',
  },
  {
    ...inBrowser,
    name: 'hard-context',
    machine: 'canvas',
    event: 'DOWN',
    state: 'drawing',
    goal: 'canceled',
    breakpointEvent: 'DOWN',
  },
]
