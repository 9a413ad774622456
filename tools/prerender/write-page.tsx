import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import type { Ports } from '../../machines/ports/ports.ts'
import { lookOf, prerenderedShop } from '../../machines/shop/open-shop.ts'
import { shopWith } from '../../machines/shop/shop.effects.ts'
import { App } from '../../src/app/app.tsx'
import { prepareScreen } from '../../src/app/screens.ts'
import { stylesOf } from './styles.ts'

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

/** The page at an address as everybody gets it, before anything is known of the visitor. */
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
