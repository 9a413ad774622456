/** What can wait is loaded after this many milliseconds at the latest. */
const longestWait = 4_000

export interface AfterFirstPaint {
  /** Resolves when the content that the page was opened for has been painted. */
  ready: Promise<void>
  /** The content that the page was opened for is in the document. */
  contentShown(): void
  /** Something that was to be loaded later is needed now. */
  loadNow(): void
}

/** The moment from which code may be loaded that the first view of the page does not need. */
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

/** React renders the screen in several pieces: a frame may come before the last one, an idle callback does not. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? requestAnimationFrame)(resolve))
}
