import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { moveOfKey } from '../../../machines/domain/list-move.ts'
import { isSignInScreen } from '../../../machines/domain/notice.ts'
import type { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { Avatar } from '../../components/avatar.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { heart, plus, user } from '../../components/icons.ts'
import { Anchor } from '../../components/link.tsx'
import { card, gear, parcel, signOut } from '../../components/screen-icons.ts'
import { useShopActor, useShopSelector, useUser } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { type Entry, entriesFor } from './account-entries.ts'
import type { HeaderMenu } from './use-menu.ts'

const activeIn = (snapshot: SnapshotFrom<typeof menuMachine>) => snapshot.context.active

export type AccountPanelProps = Pick<HeaderMenu, 'menu' | 'button'> & { readonly id: string }

export const AccountPanel = ({ id, menu, button }: AccountPanelProps) => {
  const words = useTexts(shellTexts).account
  const user = useUser()
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
        {entriesFor(user, access).map((entry, index) => (
          <AccountEntry key={entry.name} entry={entry} index={index} menu={menu} button={button} />
        ))}
      </Entries>
    </div>
  )
}

type EntriesProps = Pick<HeaderMenu, 'menu'> & {
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
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveOfKey[event.key]
    if (to) {
      event.preventDefault()
      menu.send({ type: 'menu.move', to })
    } else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      menu.send({ type: 'menu.typed', letter: event.key })
    }
  }
  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

const icons: Record<Entry['name'], IconShape> = {
  orders: parcel,
  wishlist: heart,
  addProduct: plus,
  payment: card,
  settings: gear,
  signOut,
  signIn: user,
}

type Props = Pick<HeaderMenu, 'menu' | 'button'> & { readonly entry: Entry; readonly index: number }

const AccountEntry = ({ entry, index, menu, button }: Props) => {
  const words = useTexts(shellTexts).account
  const session = useShopActor('session')
  const from = useReturnPath()
  const closeMenu = () => {
    button.current?.focus()
    menu.send({ type: 'menu.chosen' })
  }
  const itemProps = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'sc-unfolded-item',
    onFocus: () => menu.send({ type: 'menu.reached', item: index }),
  }
  const content = (
    <>
      <Icon of={icons[entry.name]} />
      {words[entry.name]}
    </>
  )
  if (entry.to) {
    const state = entry.name === 'signIn' ? { from } : undefined
    return (
      <Anchor {...itemProps} to={entry.to} state={state} onClick={closeMenu}>
        {content}
      </Anchor>
    )
  }
  const signOutUser = () => {
    closeMenu()
    session.send({ type: 'session.signOut' })
  }
  return (
    <button {...itemProps} type="button" onClick={signOutUser}>
      {content}
    </button>
  )
}

/** The address to return to after signing in: the current page, or the one that signing in was required for. */
function useReturnPath(): unknown {
  const { pathname, search, hash, state } = useLocation()
  return isSignInScreen(pathname) ? (state as { from?: unknown } | null)?.from : pathname + search + hash
}
