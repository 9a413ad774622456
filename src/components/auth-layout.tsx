import type { ReactNode } from 'react'
import { authLayoutTexts } from '../i18n/en/auth.ts'
import { CardPanel } from './card-panel.tsx'
import './auth-layout.css'
import { Icon } from './icon.tsx'
import { card, cart, heart, key, parcel } from './icons.ts'
import { Page } from './page.tsx'
import { useTexts } from './use-texts.ts'

/** The layout of sign-in and registration: the form on one side, the advantages of an account on the other. */
export const AuthLayout = ({ children }: { readonly children: ReactNode }) => {
  const words = useTexts(authLayoutTexts)
  return (
    <Page>
      <div className="sc-auth">
        <CardPanel padding="lg">
          <div className="sc-auth-form">{children}</div>
        </CardPanel>
        <aside className="sc-auth-side on-inverse" aria-label={words.title}>
          <div className="awning" aria-hidden="true" />
          <h2>{words.title}</h2>
          <ul>
            <Good icon={cart} text={words.cart} />
            <Good icon={parcel} text={words.orders} />
            <Good icon={heart} text={words.wishlist} />
            <Good icon={card} text={words.cards} />
            <Good icon={key} text={words.local} />
          </ul>
          <p>{words.honest}</p>
        </aside>
      </div>
    </Page>
  )
}

const Good = ({ icon, text }: { icon: string; text: string }) => (
  <li>
    <Icon of={icon} />
    <span>{text}</span>
  </li>
)
