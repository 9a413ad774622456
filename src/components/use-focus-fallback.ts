import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The control that was pressed may go with what it removed. When there are fewer than before and the focus stands nowhere,
 * it goes to `place`, so that nobody has to begin at the top of the page again.
 */
export function useFocusFallback(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isFewer = count < before.current
    before.current = count
    const { activeElement } = document
    if (isFewer && (!activeElement || activeElement === document.body))
      place.current?.focus({ preventScroll: true })
  }, [count, place])
}
