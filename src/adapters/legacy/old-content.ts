import { isPlain, type OldKey, oldKeysIn } from './old-keys.ts'

export const usersKey: OldKey = 'registeredUsers'
const userOfSettings = /^settings[_-]/

export interface OldContent {
  /** What each key held; a text that is no JSON stays a text. */
  values: Partial<Record<OldKey, unknown>>
  /** Settings under keys of their own, by user id. */
  settings: [userId: string, value: unknown][]
  keys: string[]
}

export function readOldContent(storage: Storage): OldContent | undefined {
  const keys = oldKeysIn(storage)
  if (keys.length === 0) return undefined
  const heldUnder = (key: string) => parsed(storage.getItem(key))
  return {
    values: Object.fromEntries(keys.filter(isPlain).map((key) => [key, heldUnder(key)])),
    settings: keys
      .filter((key) => !isPlain(key))
      .map((key) => [key.replace(userOfSettings, ''), heldUnder(key)]),
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
