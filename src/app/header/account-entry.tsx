import { Link, useLocation } from 'react-router-dom'
import { shellTexts } from '../../i18n/en/shell.ts'
import { Icon } from '../../parts/icon.tsx'
import { useShopActor } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import type { Entry } from './account-entries.ts'
import type { Unfolding } from './use-menu.ts'

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
      <Icon of={entry.icon} />
      {words[entry.name]}
    </>
  )
  if (entry.to) {
    const state = entry.name === 'signIn' ? { from } : undefined
    return (
      <Link {...wiring} to={entry.to} state={state} onClick={choose}>
        {face}
      </Link>
    )
  }
  const signOut = () => {
    choose()
    session.send({ type: 'session.signOut' })
  }
  return (
    <button {...wiring} type="button" onClick={signOut}>
      {face}
    </button>
  )
}

/** Where somebody who signs in wants to be afterwards: here, or wherever they were already on the way to. */
function useReturnPath(): unknown {
  const { pathname, search, hash, state } = useLocation()
  const isAtTheDoor = pathname === '/login' || pathname === '/register'
  return isAtTheDoor ? (state as { from?: unknown } | null)?.from : pathname + search + hash
}
