import createCache from '@emotion/cache'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { categoryLabel, type Product, productIdFrom } from '../../machines/domain/product.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { prerenderedShop, snapshotsOf } from '../../machines/shop/open-shop.ts'
import { shopWith } from '../../machines/shop/shop.effects.ts'
import { App } from '../../src/app/app.tsx'
import { prepareScreen } from '../../src/app/screens.ts'
import { categoryTexts } from '../../src/i18n/en/listing.ts'
import { productTexts } from '../../src/i18n/en/product.ts'
import { structuredData, trailOf } from '../../src/screens/product/structured-data.ts'

const throwError = () => {
  throw new Error('This port cannot be used while a page is prerendered.')
}
const unavailable = new Proxy({}, { get: () => throwError })

/** While a page is prerendered, only the clock port works. */
const emptyWorld: Ports = new Proxy({} as Ports, {
  get: (_, port) => (port === 'clock' ? { now: Date.now } : unavailable),
})

/** Shared by all pages. */
const logic = shopWith(emptyWorld)

export type PrerenderedPage = {
  /** The elements for the head: title, description and preloads. */
  head: string
  styles: string
  body: string
  /** JSON-LD for search engines. */
  structuredData?: object[] | undefined
}

/** React writes the elements for the head before all others. */
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** Renders the page at a path with these products, as it is for every visitor before the session is known. */
export async function writePage(path: string, products: readonly Product[]): Promise<PrerenderedPage> {
  await prepareScreen(path)
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const shop = prerenderedShop(logic, path, products)
  const html = renderToString(
    <CacheProvider value={cache}>
      <App shop={shop} ports={emptyWorld} prerendered={snapshotsOf(shop)} />
    </CacheProvider>,
  )
  const [head = ''] = headElements.exec(html) ?? []
  const id = productIdFrom(path.split('/')[2])
  const product = products.find((known) => known.id === id)
  return {
    head,
    styles: stylesOf(cache),
    body: html.slice(head.length),
    structuredData: product && structuredDataOf(product),
  }
}

/** In the browser an effect writes the structured data; effects do not run here. */
function structuredDataOf(product: Product): object[] {
  const label = categoryLabel(product.category, categoryTexts.en)
  return structuredData(product, label, trailOf(product, productTexts.en, label))
}

/**
 * The style elements that Emotion recognizes as its own: one element for each global sheet, then one element for all rules with
 * a class.
 */
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

/** Emotion writes an empty layer without its closing brace, which would include the next one in it. */
const unclosedLayer = /@layer [\w-]+(?=@|$)/g

/** `data-s` keeps Emotion from moving the element, after which the browser would recalculate all styles of the page. */
function styleElement(names: string, css: string): string {
  return `<style data-emotion="${names}" data-s="">${css.replace(unclosedLayer, '$&;')}</style>`
}
