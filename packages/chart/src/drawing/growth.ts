import { useSyncExternalStore } from 'react'
import type { ChartLayout } from '../layout.ts'

/** So many states and transitions are drawn within one frame without a task of 50 ms. */
const atOnce = 40
/** A drawing of this many appears as a whole. */
const small = 200

interface Growth {
  count: number
  subscribe(listener: () => void): () => void
}

const growths = new WeakMap<ChartLayout, Growth>()

/** How many parts of a layout are drawn: some more with each frame, while it is shown. */
function growthOf(layout: ChartLayout, all: number): Growth {
  const known = growths.get(layout)
  if (known) return known
  const growth: Growth = {
    count: all <= small ? all : atOnce,
    subscribe(listener) {
      let frame = 0
      const grow = () => {
        if (growth.count >= all) return
        frame = requestAnimationFrame(() => {
          growth.count += atOnce
          listener()
          grow()
        })
      }
      grow()
      return () => cancelAnimationFrame(frame)
    },
  }
  growths.set(layout, growth)
  return growth
}

/** How many of the parts of a drawing are drawn now: all of a small one, or of one that is written to a file. */
export function useGrowth(layout: ChartLayout, all: number): number {
  const growth = growthOf(layout, all)
  return useSyncExternalStore(
    growth.subscribe,
    () => growth.count,
    () => all,
  )
}
