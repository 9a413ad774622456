import { setTimeout as pause } from 'node:timers/promises'
import { type AnyActorRef, type SnapshotFrom, waitFor as waitForSnapshot } from 'xstate'

/** How long a test waits for a condition, in milliseconds. How fast the machine is must not decide about a test. */
export const ceiling = 20_000

/** How long a whole test may take: no wait comes near to it, so that a wait which fails says first what it saw. */
export const testLimit = 10 * ceiling

/** Read once: real time goes on while a test has replaced the clock. */
const now = performance.now.bind(performance)

/**
 * Waits until `look` no longer throws, and returns what it returned; fails with its last error. `around` wraps each
 * pause between two looks (React's `act`, for one).
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  around: (wait: () => Promise<void>) => Promise<void> = (wait) => wait(),
  limit = ceiling,
): Promise<T> {
  const started = now()
  for (;;) {
    try {
      return await look()
    } catch (error) {
      const waited = now() - started
      if (waited >= limit) throw error
      await around(() => pause(Math.min(50, waited / 10)))
    }
  }
}

/** Waits until the actor's snapshot meets the condition; fails with the state that the actor is in instead. */
export async function waitFor<A extends AnyActorRef>(
  actor: A,
  condition: (snapshot: SnapshotFrom<A>) => boolean,
  limit = ceiling,
): Promise<SnapshotFrom<A>> {
  try {
    return await waitForSnapshot(actor, condition, {
      timeout: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(limit),
    })
  } catch (error) {
    const { status, value } = actor.getSnapshot()
    const seen = `${actor.id} is ${status}${value === undefined ? '' : ` in ${JSON.stringify(value)}`}`
    throw new Error(`${error instanceof Error ? error.message : error} (${seen})`, { cause: error })
  }
}

/** Waits for a promise, and says what did not come when it takes too long. */
export async function inTime<T>(promise: Promise<T>, missing: string, limit = ceiling): Promise<T> {
  const over = new AbortController()
  const late = pause(limit, undefined, { signal: over.signal }).then(() => {
    throw new Error(missing)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    over.abort()
  }
}

/** Lets what is queued run, before a test shows that something does not happen: then there is nothing to wait for. */
export function nextTurn(): Promise<void> {
  return pause(0)
}
