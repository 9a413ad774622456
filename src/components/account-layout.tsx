import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { accessMachine } from '../../machines/access/access.machine.ts'
import { mayAddProducts } from '../../machines/domain/access.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { accountTexts } from '../i18n/en/account.ts'
import './account-layout.css'
import { Anchor } from './anchor.tsx'
import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import { card, gear, heart, parcel, plus } from './icons.ts'
import { Page } from './page.tsx'
import { useShopSelector } from './shop-context.tsx'
import { useTexts } from './use-texts.ts'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user
const addsProductsIn = ({ context }: SnapshotFrom<typeof accessMachine>) =>
  mayAddProducts(context.user, context.addProduct)

/** The layout of the account pages: navigation at the side, the page beside it. */
export const AccountLayout = ({ children }: { readonly children: ReactNode }) => {
  const words = useTexts(accountTexts)
  const user = useShopSelector('session', userOf)
  const addsProducts = useShopSelector('access', addsProductsIn)
  return (
    <Page>
      <div className="sc-account">
        <div className="sc-account-side">
          {user ? (
            <div className="sc-account-person">
              <Avatar name={user.name} />
              <div className="sc-account-words">
                <p>{user.name}</p>
                <p>{user.email}</p>
              </div>
            </div>
          ) : null}
          <nav aria-labelledby="account-title">
            <h2 id="account-title">{words.title}</h2>
            <ul>
              <Entry to="/profile/orders" icon={parcel} label={words.orders} />
              <Entry to="/profile/wishlist" icon={heart} label={words.wishlist} />
              {addsProducts ? <Entry to="/products/new" icon={plus} label={words.addProduct} /> : null}
              <Entry to="/profile/payment" icon={card} label={words.payment} />
              <Entry to="/profile/settings" icon={gear} label={words.settings} />
            </ul>
          </nav>
        </div>
        <div>{children}</div>
      </div>
    </Page>
  )
}

/** On a phone the entries are a scrolling row; scrolls the current one into view. */
const Entry = ({ to, icon, label }: { to: string; icon: string; label: string }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const row = link.current?.closest('ul')
    if (row && link.current?.getAttribute('aria-current'))
      row.scrollLeft = link.current.offsetLeft - row.offsetLeft - 16
  }, [])
  return (
    <li>
      <Anchor
        ref={link}
        to={to}
        className="sc-account-link"
        aria-current={useLocation().pathname === to ? 'page' : undefined}
      >
        <Icon of={icon} />
        {label}
      </Anchor>
    </li>
  )
}
