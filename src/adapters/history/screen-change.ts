import { type Place, scrollTargetOf } from '../../../machines/domain/place.ts'
import { isFocusLost, scrollToFocus } from '../../focus-lost.ts'

/** Changes the screen in a view transition, unless it is unsupported or reduced motion is requested. */
export function changeScreen(page: Window, change: () => void): void {
  const { document } = page
  const isWanted =
    'startViewTransition' in document && !page.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isWanted) {
    change()
    return
  }
  // React renders the change in a microtask.
  const transition = document.startViewTransition(async () => Promise.resolve(change()))
  transition.ready.catch(() => undefined)
}

/** How many frames to wait for the page to become as long as before. */
const maxFrames = 90
/** Input that cancels the restoring of the scroll position. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Focuses the start of the content: the element that the address names, or else the screen's heading. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The only h1 of the page. */
export function headingOf(page: Window): HTMLElement | null {
  return page.document.querySelector('h1')
}

/** The element that the address names, or the one to which the link that led here scrolls. */
export function targetOf(page: Window, { hash, state }: Pick<Place, 'hash' | 'state'>): HTMLElement | null {
  const id = hash.length > 1 ? decodedId(hash.slice(1)) : scrollTargetOf({ state })
  return id === undefined ? null : page.document.getElementById(id)
}

/** Restores the scroll position as soon as the page is long enough; returns a function that cancels this. */
export function scrollBackTo(page: Window, top: number, onDone: () => void): () => void {
  let isOver = false
  let frame = 0

  function end(): void {
    if (isOver) return
    isOver = true
    page.cancelAnimationFrame(frame)
    for (const gesture of gestures) page.removeEventListener(gesture, end)
    onDone()
  }

  function attempt(left: number): void {
    const { scrollHeight } = page.document.documentElement
    const reachable = scrollHeight - page.innerHeight >= top
    page.scrollTo({ top, behavior: 'instant' })
    if (reachable || left === 0) end()
    else frame = page.requestAnimationFrame(() => attempt(left - 1))
  }

  for (const gesture of gestures) page.addEventListener(gesture, end, { passive: true })
  attempt(maxFrames)
  return end
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/**
 * Moves the focus to the screen's heading when the focused element is removed from the page. Returns a function that tells whether
 * the focused element is disabled: then it loses the focus, in some browsers at once, in others with the next frame.
 */
export function restoreLostFocus(page: Window): () => boolean {
  const { document } = page
  let lastFocused: Element | null = null
  document.addEventListener('focusin', () => {
    lastFocused = document.activeElement
  })
  page.addEventListener('mousedown', (event) => {
    // A press on another element moves the focus on purpose, so it is not restored. A prevented press leaves it where it is.
    if (event.defaultPrevented || !lastFocused) return
    if (!event.composedPath().includes(lastFocused)) lastFocused = null
  })

  function restore(): void {
    if (!lastFocused || lastFocused.isConnected) return
    if (!isFocusLost(document)) {
      lastFocused = null
      return
    }
    // A heading that was focused when the screen opened may be replaced by another. The scroll position does not change then.
    const wasControl = !lastFocused.matches('[tabindex="-1"]')
    const heading = headingOf(page)
    focusOn(heading)
    if (wasControl) scrollToFocus(heading)
  }

  const Observer = document.defaultView?.MutationObserver
  const observer = Observer && new Observer(restore)
  observer?.observe(document.body, { childList: true, subtree: true })
  return () => lastFocused?.matches(':disabled') ?? false
}
