import type { AnyEventObject } from 'xstate'

/** The properties that were read from events without a payload, and from unknown outputs of promises, by event type. */
export type MissingPayloads = Map<string, Set<string>>

/**
 * Runs a transition with an event. If a user can send the event and it has no payload, notes which properties guards and actions
 * read from it; likewise for the output of a promise that has not answered yet.
 */
export function watchReads<Result>(
  event: AnyEventObject,
  missing: MissingPayloads,
  run: (event: AnyEventObject) => Result,
): Result {
  const { type } = event
  // The context may contain the event or the output afterwards, where it is read by others.
  let isRunning = true
  const note = (...names: string[]) => {
    if (isRunning) missing.set(type, new Set([...(missing.get(type) ?? []), ...names]))
  }
  try {
    return run(watched(event, note))
  } finally {
    isRunning = false
  }
}

function watched(event: AnyEventObject, note: (...names: string[]) => void): AnyEventObject {
  const { type, output } = event
  if (Object.keys(event).length === 1) {
    if (!type.startsWith('xstate.')) return readsNoted(event, note)
    return type.startsWith('xstate.done.actor.') ? readsNoted(event, () => note()) : event
  }
  return isEmptyObject(output) ? { ...event, output: readsNoted(output, note) } : event
}

function readsNoted<Target extends object>(given: Target, note: (...names: string[]) => void): Target {
  return new Proxy(given, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) note(name)
      return Reflect.get(target, name)
    },
    ownKeys(target) {
      note()
      return Reflect.ownKeys(target)
    },
  })
}

function isEmptyObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
