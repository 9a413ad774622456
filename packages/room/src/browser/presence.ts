/**
 * Detects that a page has closed or crashed, because the browser then releases its Web Lock. Without Web Locks, no loss is
 * reported.
 */
export const presence = {
  hold(id: string): () => void {
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    locks()
      ?.request(nameOf(id), () => held)
      .catch(() => undefined)
    return letGo
  },
  onLost(id: string, listener: () => void): () => void {
    const waiting = new AbortController()
    const { signal } = waiting
    locks()
      ?.request(nameOf(id), { mode: 'shared', signal }, () => {
        if (!signal.aborted) listener()
      })
      .catch(() => undefined)
    return () => waiting.abort()
  },
}

/** Undefined in Node, which has no Web Locks. */
function locks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

function nameOf(id: string): string {
  return `statecart-tab-${id}`
}
