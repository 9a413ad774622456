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
const settingsKey = /^settings[_-]./

export type OldKey = (typeof plainKeys)[number]

export function isPlain(key: string): key is OldKey {
  return plainKeys.some((plain) => plain === key)
}

/** The keys that exist, including one settings key per user. */
export function oldKeysIn(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => isPlain(key) || settingsKey.test(key))
}
