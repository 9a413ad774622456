/** Calls back after a delay; returns a function that cancels it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls back before the next paint; returns a function that cancels it. */
export function onFrame(action: (now: number) => void): () => void {
  const frame = requestAnimationFrame(action)
  return () => cancelAnimationFrame(frame)
}
