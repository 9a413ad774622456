import type { Query, Role } from '@statecart/prove'

/** A place on the page as a person finds it. */
export type Spot = Query

export const main: Spot = { role: 'main' }
export const header: Spot = { role: 'banner' }

export function named(role: Role, name?: string | RegExp, within?: Spot): Spot {
  return { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) }
}
export function button(name: string | RegExp, within?: Spot): Spot {
  return named('button', name, within)
}
export function link(name: string | RegExp, within?: Spot): Spot {
  return named('link', name, within)
}
export function title(name: string | RegExp): Spot {
  return { role: 'heading', level: 1, name }
}
/** What tells something by itself: found by what it says. */
export function status(holding: string | RegExp, within?: Spot): Spot {
  return { ...named('status', undefined, within), holding }
}
export function alert(holding: string | RegExp, within?: Spot): Spot {
  return { ...named('alert', undefined, within), holding }
}
/** A field of the page by its label. */
export function field(label: string | RegExp, within: Spot = main): Spot {
  return { label, within }
}
export function text(words: string | RegExp, within?: Spot): Spot {
  return { text: words, ...(within ? { within } : {}) }
}
export function toast(words: string | RegExp): Spot {
  return { text: words, within: named('region', 'Messages'), at: 0 }
}
