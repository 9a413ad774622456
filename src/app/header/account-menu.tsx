import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import type { Move } from '../../../machines/menu/menu.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { user as userIcon } from '../../parts/icons-interface.ts'
import { useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { entriesFor } from './account-entries.ts'
import { AccountEntry } from './account-entry.tsx'
import { type Unfolding, useMenu } from './use-menu.ts'
import './unfolded.css'

const activeIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.context.active

const moves: Record<string, Move> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

export const AccountMenu = () => {
  const words = useTexts(shellTexts).account
  const user = useShown('session', ({ context }) => context.user)
  const entries = entriesFor(user)
  const unfolding = useMenu('menu account')
  const { menu, isOpen, frame, button } = unfolding
  const menuId = useId()
  const labels = entries.map(({ name }) => words[name])
  const open = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    menu.send({ type: 'menu.open', labels, at: event.key === 'ArrowDown' ? 'first' : 'last' })
  }
  return (
    <div className="sc-unfolding" ref={frame}>
      <IconButton
        ref={button}
        icon={userIcon}
        label={words.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-signed-in={user ? true : undefined}
        className="sc-account-button"
        onClick={() => menu.send({ type: 'menu.toggle', labels })}
        onKeyDown={open}
      />
      {isOpen ? (
        <div className="sc-unfolded">
          {user ? (
            <p className="sc-account-who">
              <strong>{user.name}</strong>
              <span>{user.email}</span>
            </p>
          ) : null}
          <Entries {...unfolding} id={menuId} label={words.label}>
            {entries.map((entry, at) => (
              <AccountEntry key={entry.name} entry={entry} at={at} {...unfolding} />
            ))}
          </Entries>
        </div>
      ) : null}
    </div>
  )
}

type EntriesProps = Pick<Unfolding, 'menu'> & {
  readonly id: string
  readonly label: string
  readonly children: React.ReactNode
}

/** The menu itself: one of its items has the focus for as long as it is open. */
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
