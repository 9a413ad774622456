type RealTimers = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'setTimeout'
>
type WindowWithTimers = Window & { realTimers?: RealTimers }

/** Must run before the clock is installed: stores the browser's real timing functions. */
export function saveRealTimers(): void {
  const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout } = window
  const realTimers = { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout }
  Object.assign(window, { realTimers })
}

/** Restores frames, idle callbacks and zero-delay timeouts to real time, although the clock is paused. */
export function restoreRealTimers(): void {
  const { realTimers } = window as WindowWithTimers
  if (!realTimers) return
  const pausedSetTimeout = window.setTimeout
  const { setTimeout: realSetTimeout, ...frames } = realTimers
  const setTimeout = (handler: TimerHandler, delay = 0) =>
    (delay > 0 ? pausedSetTimeout : realSetTimeout).call(window, handler, delay)
  Object.assign(window, frames, { setTimeout })
}
