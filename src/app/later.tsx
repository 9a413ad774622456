import { type ComponentType, useSyncExternalStore } from 'react'

const nothingYet = () => undefined

/** A part that is fetched after the page has been painted, and shown once it is there. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const listeners = new Set<() => void>()
  let part: ComponentType | undefined
  let isUnderWay = false

  async function fetchPart(): Promise<void> {
    if (part || isUnderWay) return
    isUnderWay = true
    try {
      part = await load()
      for (const listener of listeners) listener()
    } finally {
      isUnderWay = false
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    fetchPart().catch(nothingYet)
    return () => listeners.delete(listener)
  }

  return () => {
    const Part = useSyncExternalStore(subscribe, () => part, nothingYet)
    return Part ? <Part /> : null
  }
}
