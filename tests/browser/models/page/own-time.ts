type OwnTime = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'setTimeout'
>
type WindowWithTime = Window & { ownTime?: OwnTime }

/** Must run before the clock is installed: stores the browser's real timing functions. */
export function keepOwnTime(): void {
  const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout } = window
  const ownTime = { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout }
  Object.assign(window, { ownTime })
}

/** Restores frames, idle callbacks and zero-delay timeouts to real time, although the clock is paused. */
export function giveBackOwnTime(): void {
  const { ownTime } = window as WindowWithTime
  if (!ownTime) return
  const frozen = window.setTimeout
  const { setTimeout: own, ...frames } = ownTime
  const setTimeout = (handler: TimerHandler, delay = 0) =>
    (delay > 0 ? frozen : own).call(window, handler, delay)
  Object.assign(window, frames, { setTimeout })
}
