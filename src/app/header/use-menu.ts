import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { menuWith } from '../../../machines/menu/menu.effects.ts'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { useDismissal } from './use-dismissal.ts'

const isOpenIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.matches('open')

export interface Unfolding {
  menu: ActorRefFrom<typeof menuMachine>
  isOpen: boolean
  /** The element that holds the button and its popup; presses in it do not close the popup. */
  frame: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** A header button with a popup, which closes on Escape, on a press outside and on navigation. */
export function useMenu(name: string): Unfolding {
  const menu = useScreen(name, menuWith, undefined)
  const isOpen = useSelector(menu, isOpenIn)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const tell = useCallback(
    (how: 'dismissed' | 'escaped') => {
      if (how === 'escaped') button.current?.focus()
      menu.send({ type: `menu.${how}` })
    },
    [menu],
  )
  useDismissal(frame, isOpen, tell)
  return { menu, isOpen, frame, button }
}
