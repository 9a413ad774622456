import { setTimeout as pause } from 'node:timers/promises'
import { type AnyActorRef, type SnapshotFrom, waitFor as waitForSnapshot } from 'xstate'

/** The longest time that a test waits for a condition, in milliseconds. Generous, so that a slow machine does not fail tests. */
export const ceiling = 20_000

/** The limit in browser tests. A storm run keeps the machine busy, so there it is longer. */
export const browserCeiling = process.env.STORM ? 3 * ceiling : ceiling

/** The time limit of a whole test. Far above that of a wait, so that a failed wait reports its error first. */
export const testLimit = 10 * ceiling

/** Bound at import, because a test may replace the clock while real time continues. */
const now = performance.now.bind(performance)

/**
 * Waits until `condition` no longer throws, and returns its result; fails with its last error. `around` wraps each pause between
 * two attempts (for example in React's `act`).
 */
export async function eventually<T>(
  condition: () => T | Promise<T>,
  around: (wait: () => Promise<void>) => Promise<void> = (wait) => wait(),
  limit = ceiling,
): Promise<T> {
  const started = now()
  for (;;) {
    try {
      return await condition()
    } catch (error) {
      const waited = now() - started
      if (waited >= limit) throw error
      await around(() => pause(Math.min(50, waited / 10)))
    }
  }
}

/** Waits until the actor's snapshot meets the condition; fails with the current state of the actor. */
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
    const current = `${actor.id} is ${status}${value === undefined ? '' : ` in ${JSON.stringify(value)}`}`
    throw new Error(`${error instanceof Error ? error.message : error} (${current})`, { cause: error })
  }
}

/** Waits for a promise; fails with this message if it takes too long. */
export async function inTime<T>(promise: Promise<T>, message: string, limit = ceiling): Promise<T> {
  const controller = new AbortController()
  const timeout = pause(limit, undefined, { signal: controller.signal }).then(() => {
    throw new Error(message)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    controller.abort()
  }
}

/** Lets queued work run before a test shows that nothing happens, because then there is no condition to wait for. */
export function nextTurn(): Promise<void> {
  return pause(0)
}
