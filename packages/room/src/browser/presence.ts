/**
 * Detects that a page has closed or crashed, because the browser then releases its Web Lock. Without Web Locks, no loss is
 * reported.
 */
export const presence = {
  hold(id: string): () => void {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    locks()
      ?.request(nameOf(id), () => held)
      .catch(() => undefined)
    return release
  },
  onLost(id: string, listener: () => void): () => void {
    const waitingRequest = new AbortController()
    const { signal } = waitingRequest
    locks()
      ?.request(nameOf(id), { mode: 'shared', signal }, () => {
        if (!signal.aborted) listener()
      })
      .catch(() => undefined)
    return () => waitingRequest.abort()
  },
}

/** Undefined in Node, which has no Web Locks. */
function locks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

function nameOf(id: string): string {
  return `statecart-tab-${id}`
}
