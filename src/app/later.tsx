import { type ComponentType, useSyncExternalStore } from 'react'

const nothingYet = () => undefined

let turn: Promise<unknown> = Promise.resolve()
let rest = () => Promise.resolve()

/** Parts that nobody has asked for are fetched after this, and with a rest before each: asking for many takes its time. */
export function putOff(until: Promise<unknown>, between: () => Promise<void>): void {
  turn = until
  rest = between
}

function inTurn<Part>(load: () => Promise<Part>): Promise<Part> {
  turn = turn.then(rest)
  return turn.then(load)
}

/** A part that is fetched once the page is calm; until it is there, something plainer stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  return whenWanted(() => inTurn(load), Meanwhile)
}

/** A part that is fetched as soon as it is to be seen. */
export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const listeners = new Set<() => void>()
  let part: ComponentType<Props> | undefined
  let isUnderWay = false

  async function fetchPart(): Promise<void> {
    if (part || isUnderWay) return
    isUnderWay = true
    try {
      // One failed request is tried again at once.
      part = await load().catch(load)
      for (const listener of listeners) listener()
    } catch {
      addEventListener('online', fetchPart, { once: true })
    } finally {
      isUnderWay = false
    }
  }

  /** A part that could not be fetched is tried again when it is next wanted, or the network comes back. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    fetchPart()
    return () => listeners.delete(listener)
  }

  return (props) => {
    const Part = useSyncExternalStore(subscribe, () => part, nothingYet) ?? Meanwhile
    return Part ? <Part {...props} /> : null
  }
}

/** For the control that a part belongs to: who points at it, or has the focus on it, is about to press it. */
export function onIntent(load: () => Promise<unknown>) {
  const prepare = () => {
    load().catch(nothingYet)
  }
  return { onPointerEnter: prepare, onFocus: prepare }
}
