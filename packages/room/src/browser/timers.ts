/** Calls the action after a delay. Returns a function that cancels it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls the action before the next paint. Returns a function that cancels it. */
export function onFrame(action: (now: number) => void): () => void {
  const frame = requestAnimationFrame(action)
  return () => cancelAnimationFrame(frame)
}
