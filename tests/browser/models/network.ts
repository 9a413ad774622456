import type { BrowserContext, Request, Route } from '@playwright/test'
import type { Product } from '../../../machines/domain/product.ts'
import { sourceOf } from '../../../machines/domain/sources.ts'
import { lamp, mug } from '../../../machines/fixtures/examples.ts'
import { prerenderedProductsElement } from '../../../src/adapters/hydration/prerendered-products.ts'
import type { Gate, GateName } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'
import { serveShells } from '../fixtures/shells.ts'

type Settle = (route: Route) => Promise<void>

interface Waiting {
  route: Route
  answer: Settle
}

/** The network as a path controls it: answers of the sources, pictures, and the shop's code, each behind a gate. */
export interface Network {
  sells(products: readonly Product[]): void
  /** Makes the shell of /products contain these products. */
  prerenders(products: readonly Product[]): void
  gate(name: GateName): Gate
  isHeld(name: GateName): boolean
  /** Whether this request waits at a gate. */
  isWaiting(request: Request): boolean
  /** Restores the initial state. */
  reset(): void
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">
  <rect width="80" height="80" fill="#e9e2d6"/><path d="M27 44 35 18h10l8 26z" fill="#c8603a"/>
  <path d="M38 44h4v16h-4zM29 60h22v4H29z" fill="#54463a"/></svg>`
const refuseRequest: Settle = (route) => route.fulfill({ status: 400, contentType: 'text/plain', body: 'no' })
const abortRequest: Settle = (route) => route.abort('failed')
const continueRequest: Settle = (route) => route.continue()
const refusalOf = (name: GateName) => (name.startsWith('source:') ? refuseRequest : abortRequest)

export async function createNetwork(context: BrowserContext): Promise<Network> {
  const held = new Set<GateName>()
  const waiting = new Map<GateName, Waiting[]>()
  let sold: readonly Product[] = [lamp, mug]
  let prerendered: readonly Product[] = []

  async function respond(name: GateName, route: Route, answer: Settle): Promise<void> {
    if (held.has(name)) waiting.set(name, [...(waiting.get(name) ?? []), { route, answer }])
    else await answer(route)
  }

  /** Waits until at least one request is at the gate, and returns all that are there. */
  function takeWaiting(name: GateName): Promise<Waiting[]> {
    return eventually(() => {
      const all = waiting.get(name)?.splice(0) ?? []
      if (all.length === 0) throw new Error(`Nothing waits at the gate ${name}`)
      return all
    })
  }

  await context.route('**/sources/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const [, , source, , id] = pathname.split('/')
    if (id === 'categories') return respond('source:categories', route, (it) => it.fulfill({ json: [] }))
    /** The products that are sold when the answer is sent. */
    const list = () => sold.filter((product) => sourceOf(product.id).source === source).map(rawOf)
    if (id !== undefined)
      return respond('source:product', route, (it) =>
        it.fulfill({ json: list().find((raw) => `${raw.id}` === id) ?? null }),
      )
    const name = source === 'one' ? 'source:one' : 'source:two'
    return respond(name, route, (it) => it.fulfill({ json: source === 'one' ? list() : secondList(list()) }))
  })
  await context.route(/\/pictures\/|^https:\/\/pictures\.example\//, (route) =>
    respond('picture', route, (it) => it.fulfill({ contentType: 'image/svg+xml', body: picture })),
  )

  // Serves shells, because the prerendered pages of the build contain other products.
  await serveShells(context)
  await context.route(/\/products(\/\d+)?$/, async (route) => {
    if (prerendered.length === 0 || route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ url: `${route.request().url()}?` })
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    const element = prerenderedProductsElement(prerendered)
    // Removes the hydration markers: the shell does not show the products, so hydration would mismatch.
    await route.fulfill({
      status: response.status(),
      headers,
      body: (await response.text()).replace(/<div id="root"[^>]*>/, () => `${element}<div id="root">`),
    })
  })
  await context.route(/\/assets\/[\w-]+-screen-[\w-]+\.js$/, (route) =>
    respond('screen', route, continueRequest),
  )
  for (const language of ['es', 'fr'] as const)
    await context.route(new RegExp(`/assets/${language}-[\\w-]+\\.js$`), (route) =>
      respond(`language:${language}`, route, continueRequest),
    )

  return {
    sells(products) {
      sold = products
    },
    prerenders(products) {
      prerendered = products
    },
    gate: (name) => ({
      hold: () => void held.add(name),
      async pass() {
        for (const { route, answer } of await takeWaiting(name)) await answer(route)
      },
      async refuse() {
        for (const { route } of await takeWaiting(name)) await refusalOf(name)(route)
      },
      async open() {
        held.delete(name)
        for (const { route, answer } of waiting.get(name)?.splice(0) ?? []) await answer(route)
      },
    }),
    isHeld: (name) => held.has(name),
    isWaiting: (request) => [...waiting.values()].flat().some(({ route }) => route.request() === request),
    reset() {
      held.clear()
      waiting.clear()
      sold = [lamp, mug]
      prerendered = []
    },
  }
}

const secondList = (products: object[]) => ({ products, total: products.length, skip: 0, limit: 100 })

function rawOf(product: Product) {
  const { id, title, description, category, image, images, rating, stock } = product
  const common = { title, description, category, price: product.price / 100 }
  return sourceOf(id).source === 'one'
    ? { ...common, id, image, rating }
    : { ...common, id: sourceOf(id).id, thumbnail: image, images, rating: rating.rate, stock }
}
