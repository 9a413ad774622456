/** Calls back after so many milliseconds; returns how to prevent it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
