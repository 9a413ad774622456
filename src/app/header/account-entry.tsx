import { useLocation } from 'react-router-dom'
import { Anchor } from '../../components/anchor.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { heart, plus, user } from '../../components/icons.ts'
import { card, gear, parcel, signOut } from '../../components/screen-icons.ts'
import { useShopActor } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import type { Entry } from './account-entries.ts'
import type { Unfolding } from './use-menu.ts'

const icons: Record<Entry['name'], IconShape> = {
  orders: parcel,
  wishlist: heart,
  addProduct: plus,
  payment: card,
  settings: gear,
  signOut,
  signIn: user,
}

type Props = Pick<Unfolding, 'menu' | 'button'> & { readonly entry: Entry; readonly at: number }

export const AccountEntry = ({ entry, at, menu, button }: Props) => {
  const words = useTexts(shellTexts).account
  const session = useShopActor('session')
  const from = useReturnPath()
  const choose = () => {
    button.current?.focus()
    menu.send({ type: 'menu.chosen' })
  }
  const wiring = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'sc-unfolded-item',
    onFocus: () => menu.send({ type: 'menu.reached', item: at }),
  }
  const face = (
    <>
      <Icon of={icons[entry.name]} />
      {words[entry.name]}
    </>
  )
  if (entry.to) {
    const state = entry.name === 'signIn' ? { from } : undefined
    return (
      <Anchor {...wiring} to={entry.to} state={state} onClick={choose}>
        {face}
      </Anchor>
    )
  }
  const leave = () => {
    choose()
    session.send({ type: 'session.signOut' })
  }
  return (
    <button {...wiring} type="button" onClick={leave}>
      {face}
    </button>
  )
}

/** The address to return to after signing in: the current page, or the one that signing in was required for. */
function useReturnPath(): unknown {
  const { pathname, search, hash, state } = useLocation()
  const isAtTheDoor = pathname === '/login' || pathname === '/register'
  return isAtTheDoor ? (state as { from?: unknown } | null)?.from : pathname + search + hash
}
