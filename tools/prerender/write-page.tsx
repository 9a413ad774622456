import createCache from '@emotion/cache'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import type { Ports } from '../../machines/ports/ports.ts'
import { lookOf, prerenderedShop } from '../../machines/shop/open-shop.ts'
import { shopWith } from '../../machines/shop/shop.effects.ts'
import { App } from '../../src/app/app.tsx'
import { prepareScreen } from '../../src/app/screens.ts'

const refuse = () => {
  throw new Error('A page that is being rendered has no outside world.')
}
const nothing = new Proxy({}, { get: () => refuse })

/** While a page is rendered, the clock is the only port that answers. */
const emptyWorld: Ports = new Proxy({} as Ports, {
  get: (_, port) => (port === 'clock' ? { now: Date.now } : nothing),
})

export type PrerenderedPage = {
  /** What belongs into the head: title, description, what to fetch early. */
  head: string
  styles: string
  body: string
}

/** React puts what belongs into the head before everything else. */
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** The page at an address as it is for every visitor, before the session is known. */
export async function writePage(path: string): Promise<PrerenderedPage> {
  await prepareScreen(path)
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const shop = prerenderedShop(shopWith(emptyWorld), path)
  const html = renderToString(
    <CacheProvider value={cache}>
      <App shop={shop} ports={emptyWorld} prerendered={lookOf(shop)} />
    </CacheProvider>,
  )
  const [head = ''] = headElements.exec(html) ?? []
  return { head, styles: stylesOf(cache), body: html.slice(head.length) }
}

/** The style elements that Emotion recognises as its own: each global sheet by itself, then everything with a class. */
function stylesOf({ key, inserted, registered }: EmotionCache): string {
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
