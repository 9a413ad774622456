/** Deferred code is loaded after this many milliseconds at the latest. */
const longestWait = 4_000

export interface AfterFirstPaint {
  /** Resolves when the content that the page was opened for has been painted. */
  ready: Promise<void>
  /** The content that the page was opened for is in the document. */
  contentShown(): void
  /** Resolves `ready` now, because deferred code is needed immediately. */
  loadNow(): void
}

/** Signals when code that the first view of the page does not need may be loaded. */
export function createAfterFirstPaint(): AfterFirstPaint {
  let loadNow = () => {}
  const ready = new Promise<void>((resolve) => {
    loadNow = resolve
    setTimeout(resolve, longestWait)
  })
  return { ready, loadNow, contentShown: () => void painted().then(loadNow) }
}

/** Resolves when the browser is idle and the pictures with high priority are decoded. */
async function painted(): Promise<void> {
  await idle()
  const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** React renders the screen in several tasks. An animation frame may run before the last task, an idle callback runs after it. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? requestAnimationFrame)(resolve))
}
