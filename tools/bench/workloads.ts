/** A task for several contenders, and the measured figures. The first contender is this shop. */
export interface Workload {
  name: string
  title: string
  contenders: readonly string[]
  /** Compared at the common size. Less is better, except for those in `higherIsBetter`. */
  figures: readonly string[]
  higherIsBetter?: readonly string[]
  /** Why a peer is faster, or what it does not do. */
  reasons?: Readonly<Record<string, string>>
}

export const sizes = [100, 1_000, 10_000, 100_000] as const
/** The size at which contenders are compared. The growth of the cost is shown for all sizes. */
export const commonSize = 10_000

export const workloads: readonly Workload[] = [
  {
    name: 'grid',
    title: 'Scrolling a list of product cards, 200 frames of 900 px, and 200 of 106 px (slowly)',
    contenders: ['statecart', '@tanstack/react-virtual', 'react-window', 'react-virtuoso'],
    figures: ['late frames', 'most nodes', 'blank frames', 'late frames, slowly', 'blank frames, slowly'],
  },
  {
    name: 'filter',
    title: 'Filtering products by each letter typed',
    contenders: ['statecart', 'MiniSearch', 'FlexSearch', 'uFuzzy', 'Fuse'],
    figures: ['ready after ms', 'median ms', 'p95 ms', 'hits found %'],
    higherIsBetter: ['hits found %'],
    reasons: {
      FlexSearch: 'it uses an index of words, which takes seconds to build and misses some hits',
      uFuzzy: 'at the first letter the shop converts all texts to lower case; uFuzzy does not need to',
    },
  },
  {
    name: 'store',
    title: 'Adding to the cart, until a subscriber has read it',
    contenders: [
      'statecart',
      'the cart’s chart in plain XState',
      'one state in plain XState',
      'zustand',
      '@xstate/store',
    ],
    figures: ['µs an event'],
    reasons: {
      'the cart’s chart in plain XState': 'it has no inspection and no write journal',
      'one state in plain XState': 'it has no cart states, no Undo and no write queue',
      zustand: 'it holds only a value, without states, write queue and inspection',
      '@xstate/store': 'it holds only a value, without states, write queue and inspection',
    },
  },
  {
    name: 'persistence',
    title: 'Storing one more order',
    contenders: ['statecart', 'localForage', 'redux-persist'],
    figures: ['on disk after ms', 'blocked ms'],
  },
]
