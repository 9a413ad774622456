import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost, scrollToFocus } from '../focus-lost.ts'

/** Focuses an element in place of a removed one. The page scrolls to it only if the keyboard is used. */
export function focusInstead(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  scrollToFocus(element)
}

/** Moves the focus to `place` when an item was removed together with the button that was pressed. */
export function useFocusFallback(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && isFocusLost()) focusInstead(place.current)
  }, [count, place])
}
