import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { menuWith } from '../../../machines/menu/menu.effects.ts'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { useDismissal } from './use-dismissal.ts'

const isOpenIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.matches('open')

export type HeaderMenu = ReturnType<typeof useMenu>

/** A header button with a popup, which closes on Escape, on a press outside and on navigation. */
export function useMenu(name: string) {
  const menu = useScreen(name, menuWith, undefined)
  const isOpen = useSelector(menu, isOpenIn)
  /** The element that holds the button and its popup. */
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popupId = useId()
  useDismissal(frame, isOpen, (how) => {
    if (how === 'escaped') button.current?.focus()
    menu.send({ type: `menu.${how}` })
  })
  const buttonProps = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? popupId : undefined,
  }
  return { menu, isOpen, frame, button, buttonProps, popupId }
}
