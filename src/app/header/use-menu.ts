import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { menuWith } from '../../../machines/menu/menu.effects.ts'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { useScreen } from '../../components/shop-context.tsx'

const isOpenIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.matches('open')

export interface HeaderMenu {
  menu: ActorRefFrom<typeof menuMachine>
  isOpen: boolean
  /** The element that holds the button and its popup; presses in it do not close the popup. */
  frame: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** A header button with a popup, which closes on Escape, on a press outside and on navigation. */
export function useMenu(name: string): HeaderMenu {
  const menu = useScreen(name, menuWith, undefined)
  const isOpen = useSelector(menu, isOpenIn)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onDismissal = useCallback(
    (how: 'dismissed' | 'escaped') => {
      if (how === 'escaped') button.current?.focus()
      menu.send({ type: `menu.${how}` })
    },
    [menu],
  )
  useDismissal(frame, isOpen, onDismissal)
  return { menu, isOpen, frame, button }
}

/** While a popup is open, reports presses and focus outside it and the Escape key. */
function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismissal: (how: 'dismissed' | 'escaped') => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const isOutside = ({ target }: Event) => target instanceof Node && !frame.current?.contains(target)
    const onPressOrFocus = (event: Event) => {
      if (isOutside(event)) onDismissal('dismissed')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismissal('escaped')
    }
    document.addEventListener('pointerdown', onPressOrFocus, { signal, capture: true })
    document.addEventListener('focusin', onPressOrFocus, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => controller.abort()
  }, [frame, isOpen, onDismissal])
}
