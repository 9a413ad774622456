/** The names under which an older shop kept its content; the theme stays where it is. */
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
export const usersKey: OldKey = 'registeredUsers'
const settingsKey = /^settings[_-](.+)$/

type OldKey = (typeof plainKeys)[number]

export interface OldContent {
  /** What each key held; a text that is no JSON stays a text. */
  values: Partial<Record<OldKey, unknown>>
  /** Settings under keys of their own, by user id. */
  settings: [userId: string, value: unknown][]
  keys: string[]
}

export function readOldContent(storage: Storage): OldContent | undefined {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
    (key) => key !== null,
  )
  const plain = plainKeys.filter((key) => keys.includes(key))
  const own = keys.filter((key) => settingsKey.test(key))
  if (plain.length + own.length === 0) return undefined
  return {
    values: Object.fromEntries(plain.map((key) => [key, parsed(storage.getItem(key))])),
    settings: own.map((key) => [key.replace(settingsKey, '$1'), parsed(storage.getItem(key))]),
    keys: [...plain, ...own],
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
