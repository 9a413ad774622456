/** How long what can wait waits at most, in milliseconds. */
const longest = 4_000

export interface Calm {
  /** Resolves once what the page was opened for has been painted. */
  come: Promise<void>
  /** What the page was opened for is in the document. */
  shown(): void
  /** Something that was to come later is wanted now. */
  hasten(): void
}

/** The moment from which on code may be fetched that the first look at the page can do without. */
export function createCalm(): Calm {
  let hasten = () => {}
  const come = new Promise<void>((resolve) => {
    hasten = resolve
    setTimeout(resolve, longest)
  })
  return { come, hasten, shown: () => void drawn().then(hasten) }
}

/** Nothing is left to be drawn, and the pictures that the eye meets first are there. */
async function drawn(): Promise<void> {
  await idle()
  const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** The screen is drawn piece by piece: a frame may come before the last piece, idleness does not. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? requestAnimationFrame)(resolve))
}
