import type { EmotionCache } from '@emotion/react'

/** The style elements that Emotion recognises as its own: each global sheet by itself, then everything with a class. */
export function stylesOf({ key, inserted, registered }: EmotionCache): string {
  const written = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true)
  const isScoped = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined
  const scoped = written.filter(isScoped)
  const global = written.filter((entry) => !isScoped(entry))
  const names = scoped.map(([name]) => name).join(' ')
  const css = scoped.map(([, rules]) => rules).join('')
  return [
    ...global.map(([name, rules]) => styleElement(`${key}-global ${name}`, rules)),
    styleElement(`${key} ${names}`, css),
  ].join('')
}

/** A layer with nothing in it is written without its end, which would swallow the next one. */
const endless = /@layer [\w-]+(?=@|$)/g

/** `data-s` keeps Emotion from moving it, for which the browser would look at every style of the page again. */
function styleElement(names: string, css: string): string {
  return `<style data-emotion="${names}" data-s="">${css.replace(endless, '$&;')}</style>`
}
