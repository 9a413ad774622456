import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whether the focused element was removed, or is in an item that is leaving the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.closest('[inert]') !== null
}

/** Moves the focus to `place` when an item was removed together with the button that removed it. */
export function useFocusFallback(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && isFocusLost()) place.current?.focus({ preventScroll: true })
  }, [count, place])
}
