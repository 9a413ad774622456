type OwnTime = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'setTimeout'
>
type WindowWithTime = Window & { ownTime?: OwnTime }

/** Before the clock is installed: what of the browser's own time goes on. */
export function keepOwnTime(): void {
  const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout } = window
  const ownTime = { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, setTimeout }
  Object.assign(window, { ownTime })
}

/** Frames are painted, and what only lets others go first is done, though the clock stands. */
export function giveBackOwnTime(): void {
  const { ownTime } = window as WindowWithTime
  if (!ownTime) return
  const frozen = window.setTimeout
  const { setTimeout: own, ...frames } = ownTime
  const setTimeout = (handler: TimerHandler, delay = 0) =>
    (delay > 0 ? frozen : own).call(window, handler, delay)
  Object.assign(window, frames, { setTimeout })
}
