import { useSyncExternalStore } from 'react'

/** The number of parts that are added in each frame: rendering them takes less than 50 ms, so it is not a long task. */
const partsPerFrame = 40
/** Up to this number, all parts are rendered in one frame. */
const maxPartsAtOnce = 80

interface RenderedCount {
  count: number
  subscribe(listener: () => void): () => void
}

const countByOwner = new WeakMap<object, RenderedCount>()

function countOf(owner: object, total: number): RenderedCount {
  const known = countByOwner.get(owner)
  if (known) return known
  const rendered: RenderedCount = {
    count: total <= maxPartsAtOnce ? total : partsPerFrame,
    subscribe(listener) {
      let frame = 0
      const renderMore = () => {
        if (rendered.count >= total) return
        frame = requestAnimationFrame(() => {
          rendered.count += partsPerFrame
          listener()
          renderMore()
        })
      }
      renderMore()
      return () => cancelAnimationFrame(frame)
    },
  }
  countByOwner.set(owner, rendered)
  return rendered
}

/**
 * Returns the number of parts of an object, such as a layout, to render now: all parts if there are few or if React renders on a
 * server, otherwise more parts in each frame.
 */
export function useRenderedCount(owner: object, total: number): number {
  const rendered = countOf(owner, total)
  return useSyncExternalStore(
    rendered.subscribe,
    () => rendered.count,
    () => total,
  )
}
