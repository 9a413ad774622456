import type { Query, Role } from '@statecart/prove'

export const main: Query = { role: 'main' }
export const header: Query = { role: 'banner' }

export function named(role: Role, name?: string | RegExp, within?: Query): Query {
  return { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) }
}
export function button(name: string | RegExp, within?: Query): Query {
  return named('button', name, within)
}
export function link(name: string | RegExp, within?: Query): Query {
  return named('link', name, within)
}
export function title(name: string | RegExp): Query {
  return { role: 'heading', level: 1, name }
}
/** Live regions, found by the text that they contain. */
export function status(holding: string | RegExp, within?: Query): Query {
  return { ...named('status', undefined, within), holding }
}
export function alert(holding: string | RegExp, within?: Query): Query {
  return { ...named('alert', undefined, within), holding }
}
/** A field of the page by its label. */
export function field(label: string | RegExp, within: Query = main): Query {
  return { label, within }
}
export function text(words: string | RegExp, within?: Query): Query {
  return { text: words, ...(within ? { within } : {}) }
}
export function toast(words: string | RegExp): Query {
  return { text: words, within: named('region', 'Messages'), at: 0 }
}
