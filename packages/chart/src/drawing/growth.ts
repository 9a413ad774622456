import { useSyncExternalStore } from 'react'

/** So many states and transitions are drawn within one frame without a task of 50 ms. */
const atOnce = 40
/** So many appear as a whole. */
const small = 80

interface Growth {
  count: number
  subscribe(listener: () => void): () => void
}

const growths = new WeakMap<object, Growth>()

function growthOf(whole: object, all: number): Growth {
  const known = growths.get(whole)
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
  growths.set(whole, growth)
  return growth
}

/**
 * How many parts of a whole, such as a layout, are rendered now: all of a small one or of one that is written to a file,
 * otherwise some more with each frame.
 */
export function useGrowth(whole: object, all: number): number {
  const growth = growthOf(whole, all)
  return useSyncExternalStore(
    growth.subscribe,
    () => growth.count,
    () => all,
  )
}
