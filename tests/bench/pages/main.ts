import type { Start, Trial } from './trial.ts'

declare global {
  interface Window {
    /** Prepares the candidate that the address names; then the runner throttles the CPU and runs it. */
    makeReady(): Promise<void>
    trial?: Trial
  }
}

const parameters = new URLSearchParams(location.search)

window.makeReady = async () => {
  const load = contenders[parameters.get('work') ?? '']?.[parameters.get('with') ?? '']
  const root = document.getElementById('root')
  if (!load || !root) throw new Error(`There is no contender for ${location.search}.`)
  const { start } = await load()
  window.trial = await start(root, Number(parameters.get('size')))
}

type Contenders = Record<string, () => Promise<{ start: Start }>>

/** Each candidate is in a separate chunk, so that a page loads only the measured one. */
const contenders: Record<string, Contenders> = {
  grid: {
    statecart: () => import('./grid/statecart.tsx'),
    '@tanstack/react-virtual': () => import('./grid/tanstack.tsx'),
    'react-window': () => import('./grid/react-window.tsx'),
    'react-virtuoso': () => import('./grid/virtuoso.tsx'),
  },
  filter: {
    statecart: () => import('./filter/statecart.ts'),
    MiniSearch: () => import('./filter/minisearch.ts'),
    FlexSearch: () => import('./filter/flexsearch.ts'),
    uFuzzy: () => import('./filter/ufuzzy.ts'),
    Fuse: () => import('./filter/fuse.ts'),
  },
  store: {
    statecart: () => import('./store/statecart.ts'),
    'the cart’s chart in plain XState': () => import('./store/chart-alone.ts'),
    'one state in plain XState': () => import('./store/xstate.ts'),
    zustand: () => import('./store/zustand.ts'),
    '@xstate/store': () => import('./store/xstate-store.ts'),
  },
  persistence: {
    statecart: () => import('./persistence/statecart.ts'),
    localForage: () => import('./persistence/localforage.ts'),
    'redux-persist': () => import('./persistence/redux-persist.ts'),
  },
}
