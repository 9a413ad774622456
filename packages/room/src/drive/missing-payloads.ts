import type { AnyEventObject } from 'xstate'

/** The properties that were read from events without a payload, by event type. */
export type MissingPayloads = Map<string, Set<string>>

/**
 * Runs a transition with an event. If a user can send the event and it has no payload, notes which properties guards and actions
 * read from it.
 */
export function watchReads<Result>(
  event: AnyEventObject,
  missing: MissingPayloads,
  run: (event: AnyEventObject) => Result,
): Result {
  const { type } = event
  if (Object.keys(event).length > 1 || type.startsWith('xstate.')) return run(event)
  // The context may contain the event afterwards, where it is read by others.
  let isRunning = true
  const note = (...names: string[]) => {
    if (isRunning) missing.set(type, new Set([...(missing.get(type) ?? []), ...names]))
  }
  const watched = new Proxy(event, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) note(name)
      return Reflect.get(target, name)
    },
    ownKeys(target) {
      note()
      return Reflect.ownKeys(target)
    },
  })
  try {
    return run(watched)
  } finally {
    isRunning = false
  }
}
