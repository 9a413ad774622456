import type { Ports } from '../../../machines/ports/ports.ts'

export interface LegacyOptions extends Pick<Ports, 'passwords' | 'clock' | 'log'> {
  /** The page's own address. */
  here: string
  storage?: () => Storage
}

/** The localStorage keys of an older shop, without the theme, which stays there. */
const plainKeys = [
  'cart',
  'wishlist',
  'user',
  'registeredUsers',
  'orders',
  'paymentMethods',
  'settings',
  'products',
  'localProducts',
  'addedProducts',
] as const
/** Before the id of a user. */
const settingsPrefix = /^settings[_-](?=.)/

type OldKey = (typeof plainKeys)[number]

function isPlain(key: string): key is OldKey {
  return plainKeys.some((plain) => plain === key)
}

/** The keys that exist, including one settings key per user. */
function oldKeysIn(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => isPlain(key) || settingsPrefix.test(key))
}

export const usersKey: OldKey = 'registeredUsers'

export interface OldContent {
  /** The value under each key; text that is not JSON stays text. */
  values: Partial<Record<OldKey, unknown>>
  /** Settings that are stored under a separate key for each user, by user id. */
  settings: [userId: string, value: unknown][]
  keys: string[]
}

export function readOldContent(storage: Storage): OldContent | undefined {
  const keys = oldKeysIn(storage)
  if (keys.length === 0) return undefined
  const valueUnder = (key: string) => parsed(storage.getItem(key))
  return {
    values: Object.fromEntries(keys.filter(isPlain).map((key) => [key, valueUnder(key)])),
    settings: keys
      .filter((key) => !isPlain(key))
      .map((key) => [key.replace(settingsPrefix, ''), valueUnder(key)]),
    keys,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
