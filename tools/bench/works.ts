/** One piece of work that several contenders do, and what is read off it. The first contender is this shop. */
export interface Work {
  name: string
  title: string
  contenders: readonly string[]
  /** Compared at the common size; all of them are less-is-better, unless listed under `more`. */
  figures: readonly string[]
  more?: readonly string[]
  /** Why a peer is ahead of us where it is. */
  because?: Readonly<Record<string, string>>
}

export const sizes = [100, 1_000, 10_000, 100_000] as const
/** The size at which contenders are compared; how cost grows is shown at all of them. */
export const commonSize = 10_000

export const works: readonly Work[] = [
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
    more: ['hits found %'],
    because: {
      FlexSearch: 'it looks words up in an index that takes seconds to build, and misses some of the hits',
      uFuzzy:
        'our first letter writes every text in lower case, for all that follow; its expression needs none of that',
    },
  },
  {
    name: 'store',
    title: 'An event that adds to the cart, a subscriber showing it',
    contenders: [
      'statecart',
      'its chart in bare xstate',
      'one state in bare xstate',
      'zustand',
      '@xstate/store',
    ],
    figures: ['µs an event'],
    because: {
      'its chart in bare xstate': 'nothing looks on there, and nothing is written down before it is stored',
      'one state in bare xstate': 'our chart has states, an offer to undo and a queue of writes as well',
      zustand: 'it holds a value: no states, no queue of writes, nothing to look into',
      '@xstate/store': 'it holds a value: no states, no queue of writes, nothing to look into',
    },
  },
  {
    name: 'persistence',
    title: 'One more order kept beside those before',
    contenders: ['statecart', 'localForage', 'redux-persist'],
    figures: ['on disk after ms', 'blocked ms'],
  },
]
