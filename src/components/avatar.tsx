import type { SnapshotFrom } from 'xstate'
import { isSafeImage } from '../../machines/domain/form.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import './avatar.css'
import { useShopSelector } from './shop-context.tsx'
import { siteOrigin } from './site-origin.ts'

const addressOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.avatar

/** The signed-in user's picture over the initials, which stay where there is none or it cannot be loaded. */
export const Avatar = ({ name }: { readonly name: string }) => {
  const address = useShopSelector('session', addressOf)
  return (
    <span className="sc-avatar" aria-hidden="true">
      {initialsOf(name)}
      {address && isSafeImage(address, siteOrigin()) ? (
        <img
          key={address}
          src={address}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      ) : null}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
