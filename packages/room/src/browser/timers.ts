/** Calls back after so many milliseconds; returns how to prevent it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls back when the browser draws next; returns how to prevent it. */
export function onFrame(action: (now: number) => void): () => void {
  const frame = requestAnimationFrame(action)
  return () => cancelAnimationFrame(frame)
}
