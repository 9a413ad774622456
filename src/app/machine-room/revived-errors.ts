import type { Tagged } from '@statecart/room/inspect'

export function writtenError(value: object): Tagged | undefined {
  if (!(value instanceof Error)) return undefined
  const own = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { $: 'error', ...Object.fromEntries(own), kind: value.name, message: value.message }
}

/** The machines tell errors apart by their names. */
export function reviveError({ $: _, kind, message, ...own }: Tagged): Error {
  return Object.assign(new Error(String(message)), own, { name: String(kind) })
}
