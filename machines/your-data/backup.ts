import type { CartLine } from '../domain/cart.ts'
import type { Order } from '../domain/order.ts'
import type { Preferences } from '../domain/preferences.ts'
import type { Product, RecentProduct } from '../domain/product.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import type { UserSettings } from '../domain/settings.ts'
import type { User } from '../domain/user.ts'

export const backupFormat = 'statecart-account'
export const backupVersion = 1

/** Everything that belongs to one account. */
export interface OwnerData {
  cart: CartLine[]
  wishlist: Product[]
  orders: Order[]
  paymentMethods: SavedCard[]
  settings?: UserSettings
  preferences?: Preferences
  recentlyViewed: RecentProduct[]
  /** Form values that have not been submitted, by the name of the form. */
  drafts: Record<string, Record<string, string | boolean>>
}

/** Records that could not be decoded: exported as text for a person to read, and never imported. */
export interface QuarantinedText {
  store: string
  why: string
  content: string
}

/**
 * The exported file. It contains no password hash, because it is imported into the account that is signed in, which may have
 * another name and password.
 */
export interface Backup {
  format: typeof backupFormat
  version: typeof backupVersion
  savedAt: string
  account: Pick<User, 'name' | 'email'>
  holdings: OwnerData
  setAside?: QuarantinedText[]
}

export function backupOf(
  { name, email }: User,
  holdings: OwnerData,
  now: number,
  setAside: QuarantinedText[],
): Backup {
  return {
    format: backupFormat,
    version: backupVersion,
    savedAt: new Date(now).toISOString(),
    account: { name, email },
    holdings,
    ...(setAside.length > 0 ? { setAside } : {}),
  }
}

/** The file is named after the current day in the user's time zone. */
export function fileName({ savedAt }: Backup): string {
  const day = new Date(savedAt)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return `statecart-my-data-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`
}
