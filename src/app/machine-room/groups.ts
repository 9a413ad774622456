import type { Registry } from '@statecart/room'
import { groupsTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'

type Group = keyof typeof groupsTexts.en

/** The folders of machines in each group, in the order in which the room lists the groups. */
const folders: Readonly<Record<Group, readonly string[]>> = {
  session: ['session', 'auth', 'access', 'navigation', 'password-change'],
  catalogue: ['catalogue', 'product', 'search', 'filters', 'grid', 'add-product', 'image-preview'],
  buying: ['cart', 'mini-cart', 'clear-cart', 'wishlist', 'checkout', 'buy-now', 'payment-form', 'orders'],
  account: ['settings', 'preferences', 'payment-methods', 'spending', 'your-data'],
  shell: [
    'shop',
    'storage',
    'connection',
    'notices',
    'theme',
    'menu',
    'form',
    'contact',
    'install',
    'update',
  ],
  room: ['room'],
}

const ids = Object.keys(folders) as Group[]

export const groups: NonNullable<Registry['groups']> = ids.map((id) => ({
  id,
  label: (language) => wordsOf(groupsTexts, language)[id],
}))

/** Undefined for a machine that has no group yet. */
export function groupOf(folder: string): Group | undefined {
  return ids.find((id) => folders[id].includes(folder))
}
