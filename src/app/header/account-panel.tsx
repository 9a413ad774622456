import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import type { Move } from '../../../machines/menu/menu.ts'
import { Avatar } from '../../components/avatar.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { entriesFor } from './account-entries.ts'
import { AccountEntry } from './account-entry.tsx'
import type { Unfolding } from './use-menu.ts'

const activeIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.context.active

const moves: Record<string, Move> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

export type AccountPanelProps = Pick<Unfolding, 'menu' | 'button'> & { readonly id: string }

export const AccountPanel = ({ id, menu, button }: AccountPanelProps) => {
  const words = useTexts(shellTexts).account
  const user = useShopSelector('session', ({ context }) => context.user)
  const access = useShopSelector('access', ({ context }) => context.addProduct)
  return (
    <div className="sc-unfolded">
      {user ? (
        <div className="sc-account-who">
          <Avatar name={user.name} />
          <p>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
        </div>
      ) : null}
      <Entries menu={menu} id={id} label={words.label}>
        {entriesFor(user, access).map((entry, at) => (
          <AccountEntry key={entry.name} entry={entry} at={at} menu={menu} button={button} />
        ))}
      </Entries>
    </div>
  )
}

type EntriesProps = Pick<Unfolding, 'menu'> & {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** The open menu; one of its items always has the focus. */
const Entries = ({ menu, id, label, children }: EntriesProps) => {
  const list = useRef<HTMLDivElement>(null)
  const active = useSelector(menu, activeIn)
  useLayoutEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[active]?.focus()
  }, [active])
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]
    if (to) {
      event.preventDefault()
      menu.send({ type: 'menu.move', to })
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      menu.send({ type: 'menu.typed', letter: event.key })
    }
  }
  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {children}
    </div>
  )
}
