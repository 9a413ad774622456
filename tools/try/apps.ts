/** A small application of packages/room/tests/apps, and what is tried with it in the room. */
export interface TriedApp {
  name: string
  /** The name that the room gives its machine. */
  machine: string
  /** Sent by the application before the room is opened: the room learns from the log what their outcomes carry. */
  before: readonly string[]
  /** Sent by the room; and the state that it leads to. */
  event: string
  state: string
  /** Where "Go to" leads to from there. */
  goal: string
  /** Sent by the application while a breakpoint is set on it. */
  broken: string
  /** The file that starts the application. */
  entry: string
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
    broken: 'RESET',
  },
  {
    ...inBrowser,
    name: 'vue',
    machine: 'player',
    event: 'PLAY',
    state: 'playing',
    goal: 'paused',
    broken: 'STOP',
  },
  {
    ...inBrowser,
    name: 'svelte',
    machine: 'traffic',
    event: 'NEXT',
    state: 'green',
    goal: 'red',
    broken: 'NEXT',
  },
  {
    ...inBrowser,
    name: 'vanilla',
    machine: 'safe',
    event: 'CODE',
    state: 'unlocked',
    goal: 'locked',
    broken: 'CODE',
  },
  {
    ...inBrowser,
    name: 'node',
    machine: 'job',
    event: 'RUN',
    state: 'done',
    goal: 'disabled',
    broken: 'ENABLE',
  },
  {
    ...inReact,
    name: 'two-roots',
    machine: 'door',
    event: 'OPEN',
    state: 'open',
    goal: 'locked',
    broken: 'UNLOCK',
  },
  {
    ...inBrowser,
    name: 'many-actors',
    machine: 'rain',
    event: 'POUR',
    state: 'raining',
    goal: 'clear',
    broken: 'CLOUD',
  },
  {
    ...inBrowser,
    name: 'hard-context',
    machine: 'canvas',
    event: 'DOWN',
    state: 'drawing',
    goal: 'canceled',
    broken: 'DOWN',
  },
]
