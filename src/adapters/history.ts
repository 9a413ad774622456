import { canonicalAddress } from '../../machines/domain/canonical-path.ts'
import { addressOf, type Place } from '../../machines/domain/place.ts'
import type { HistoryPort, Ports } from '../../machines/ports/ports.ts'
import { withBase, withoutBase } from '../base-path.ts'
import { addressWithin, createPositions, entryFrom, placeOf } from './history/entries.ts'
import {
  changeScreen,
  focusOn,
  headingOf,
  restoreLostFocus,
  scrollBackTo,
  targetOf,
} from './history/screen-change.ts'

/** Browser history with an id and a saved scroll position for each entry. */
export function createHistory({ ids, page = window }: Pick<Ports, 'ids'> & { page?: Window }): HistoryPort {
  const positions = createPositions(() => page.sessionStorage)
  toCanonical(page)
  /** The displayed entry. Its scroll position is saved, except during a transition between two screens. */
  let shown = place()
  let isChanging = false
  let isFirst = true
  let stopRestoring: () => void = () => undefined

  function place(): Place {
    const entry = entryFrom(page.history.state)
    if (entry) return placeOf(page.location, entry)
    const newEntry = { key: ids.next(), state: null }
    page.history.replaceState(newEntry, '')
    return placeOf(page.location, newEntry)
  }

  function beforeChange(): void {
    savePosition()
    stopRestoring()
    isChanging = true
  }

  function savePosition(): void {
    if (!isChanging) positions.set(shown.key, page.scrollY)
  }

  function write(how: 'pushState' | 'replaceState', to: string, key: string, state: unknown): Place {
    const url = addressWithin(to, page.location)
    const entry = { key, state: state ?? null }
    try {
      page.history[how](entry, '', url)
    } catch {
      return placeOf(url, entry)
    }
    return place()
  }

  function goTo(next: Place, movesFocus: boolean): void {
    const target = targetOf(page, next)
    if (target) target.scrollIntoView()
    else page.scrollTo({ top: 0, behavior: 'instant' })
    if (target) focusOn(target)
    else if (movesFocus) focusOn(headingOf(page))
    isChanging = false
  }

  function keepScroll(movesFocus: boolean): void {
    if (movesFocus) focusOn(headingOf(page))
    isChanging = false
  }

  function restoreScroll(top: number, movesFocus: boolean): void {
    if (movesFocus) focusOn(headingOf(page))
    isChanging = true
    stopRestoring = scrollBackTo(page, top, () => {
      isChanging = false
    })
  }

  const isFocusDisabled = restoreLostFocus(page)
  page.history.scrollRestoration = 'manual'
  page.addEventListener('scroll', savePosition, { passive: true })
  page.addEventListener('scrollend', positions.save, { passive: true })
  page.addEventListener('pagehide', () => {
    savePosition()
    positions.save()
  })

  return {
    place,
    push(to, state) {
      beforeChange()
      return write('pushState', to, ids.next(), state)
    },
    replace(to, state) {
      beforeChange()
      return write('replaceState', to, place().key, state)
    },
    go: (by) => page.history.go(by),
    listen(listener) {
      const onPopState = () => {
        beforeChange()
        listener(place())
      }
      page.addEventListener('popstate', onPopState)
      return () => page.removeEventListener('popstate', onPopState)
    },
    transition: (change) => changeScreen(page, change),
    restoreScrollAndFocus(next, how) {
      stopRestoring()
      const isAnotherScreen = !isFirst && next.path !== shown.path
      const top = how === 'pop' || isFirst ? positions.of(next.key) : undefined
      // On the first page, the visitor or the browser may have scrolled before this listener was added.
      const isPageLoad = isFirst && next.key === shown.key && !next.hash
      const keepsScroll = isPageLoad ? top === undefined : how === 'replace' && !isAnotherScreen && !isFirst
      shown = next
      isFirst = false
      // The button that led here may be disabled now, such as that of the search, whose text is empty again.
      const movesFocus = isAnotherScreen || isFocusDisabled()
      if (keepsScroll) keepScroll(movesFocus)
      else if (top !== undefined) restoreScroll(top, movesFocus)
      else goTo(next, movesFocus)
    },
  }
}

/**
 * Corrects the address of the page before other code reads it. A static host may serve a page under another form of its
 * address, such as `/about/`. A later redirect to the canonical address would remove the content that is already shown.
 */
function toCanonical(page: Window): void {
  const { pathname, search, hash } = page.location
  const path = withoutBase(pathname)
  if (path === undefined) return
  const address = canonicalAddress({ path, search, hash })
  if (address !== addressOf({ path, search, hash }))
    page.history.replaceState(page.history.state, '', withBase(address))
}
