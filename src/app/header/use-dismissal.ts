import { type RefObject, useEffect } from 'react'

/** While a popup is open, reports presses and focus outside it and the Escape key. */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  tell: (how: 'dismissed' | 'escaped') => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const isOutside = ({ target }: Event) => target instanceof Node && !frame.current?.contains(target)
    const dismiss = (event: Event) => {
      if (isOutside(event)) tell('dismissed')
    }
    const noticeEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell('escaped')
    }
    document.addEventListener('pointerdown', dismiss, { signal, capture: true })
    document.addEventListener('focusin', dismiss, { signal })
    document.addEventListener('keydown', noticeEscape, { signal })
    return () => listening.abort()
  }, [frame, isOpen, tell])
}
