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
const settingsKey = /^settings[_-]./

export type OldKey = (typeof plainKeys)[number]

export function isPlain(key: string): key is OldKey {
  return plainKeys.some((plain) => plain === key)
}

/** Those that are there, of settings under keys of their own as well. */
export function oldKeysIn(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => isPlain(key) || settingsKey.test(key))
}
