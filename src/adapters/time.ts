import type { Ports } from '../../machines/ports/ports.ts'

export const clock: Ports['clock'] = { now: () => Date.now() }

/** Calls `action` after the given milliseconds; returns a function that cancels it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}

/** Lets the browser paint and handle input before the next step. `scheduler.yield` resumes before other queued tasks. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield()
  return afterWaitingTasks()
}

/** Resolves after the tasks that are already queued. Uses a message, which arrives sooner than a timer. Works in Node too. */
export function afterWaitingTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
