import { useSyncExternalStore } from 'react'

/** The number of parts that are added in each frame: rendering them takes less than 50 ms, so it is not a long task. */
const atOnce = 40
/** Up to this number, all parts are rendered in one frame. */
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
 * Returns the number of parts of a whole, such as a layout, to render now: all parts if there are few or if the output is a file
 * (server rendering), otherwise more parts in each frame.
 */
export function useGrowth(whole: object, all: number): number {
  const growth = growthOf(whole, all)
  return useSyncExternalStore(
    growth.subscribe,
    () => growth.count,
    () => all,
  )
}
