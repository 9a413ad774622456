import { type RefObject, useEffect } from 'react'

/** While something unfolded is open: tells when something outside it is pressed or focused, and when Escape is pressed. */
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
