import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../focus-lost.ts'

/** Moves the focus to `place` when an item was removed together with the button that was pressed. */
export function useFocusFallback(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && isFocusLost()) place.current?.focus({ preventScroll: true })
  }, [count, place])
}
