import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While a popup is open, reports presses and focus outside its frame, and the Escape key. */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismissal: (how: 'dismissed' | 'escaped') => void,
): void {
  const report = useEffectEvent(onDismissal)
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const onPressOrFocus = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) report('dismissed')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') report('escaped')
    }
    document.addEventListener('pointerdown', onPressOrFocus, { signal, capture: true })
    document.addEventListener('focusin', onPressOrFocus, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => controller.abort()
  }, [frame, isOpen])
}
