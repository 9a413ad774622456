import { cleanup, render } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import { hasSettled } from '../../machines/domain/catalogue.ts'
import { administrator } from '../../machines/domain/current-user.ts'
import type { Product } from '../../machines/domain/product.ts'
import { guest } from '../../machines/domain/user.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { createFakeLanguages, type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { openShop, prerenderedShop, snapshotsOf } from '../../machines/shop/open-shop.ts'
import { shopWith } from '../../machines/shop/shop.effects.ts'
import { headScript } from '../../src/adapters/hydration/head-script.ts'
import { createHydration } from '../../src/adapters/hydration/hydration.ts'
import { App } from '../../src/app/app.tsx'
import { prepareScreen } from '../../src/app/screens.ts'
import { loadLanguage } from '../../src/i18n/languages.ts'
import { prerenderedPages, shellPage, unknownPage } from '../../tools/site/pages.ts'
import { waitFor } from '../wait.ts'

const guestOnlyPaths = ['/login', '/register']

async function write(path: string, products: readonly Product[] = []): Promise<string> {
  await prepareScreen(path)
  const ports = fakePorts()
  const shop = prerenderedShop(shopWith(ports), path, products)
  return renderToString(<App shop={shop} ports={ports} prerendered={snapshotsOf(shop)} />)
}

/** A returning visitor with a cart, another language and currency, a loaded catalogue, and no network. */
async function visitorAt(address: string, isGuest: boolean, products: readonly Product[]) {
  const ports: FakePorts = fakePorts({
    history: createFakeHistory(address),
    hydration: { ...fakePorts().hydration, prerenderedProducts: () => products },
    sources: createFakeSources({ one: [lamp, mug] }),
    languages: { ...createFakeLanguages(), load: loadLanguage },
  })
  ports.appearance.save({ language: 'es', currency: 'EUR', theme: 'dark' })
  const owner = isGuest ? guest : administrator.id
  if (!isGuest) ports.storage.seed('user', { key: 'current', id: owner })
  ports.storage.seed('cart', { owner, lines: [{ product: lineProduct(lamp), quantity: 2 }] })
  const shop = openShop(ports).start()
  const { session, cart, catalogue, preferences } = shop.system.getAll()
  await waitFor(session, (snapshot) => snapshot.matches(isGuest ? 'signedOut' : 'signedIn'))
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 1)
  await waitFor(catalogue, hasSettled)
  await waitFor(preferences, (snapshot) => snapshot.context.loadedLanguage === 'es')
  return { shop, ports }
}

async function hydrated(path: string, address: string, products: readonly Product[] = []) {
  const written = await write(path, products)
  const { shop, ports } = await visitorAt(address, guestOnlyPaths.includes(path), products)
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = written
  const complaints = vi.spyOn(console, 'error')
  const recovered: unknown[] = []
  const snapshots = snapshotsOf(prerenderedShop(shop.logic, path, products))
  render(<App shop={shop} ports={ports} prerendered={snapshots} />, {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => recovered.push(error),
  })
  return { place, shop, complaints: complaints.mock.calls, recovered }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
})

describe('a prerendered page that hydrates for a returning visitor', () => {
  const pages = [...prerenderedPages, unknownPage.path].map((path) => [path, path] as const)

  it.each([
    ...pages,
    ['/products', '/products?category=electronics&sort=rating'],
    ['/faq', '/faq#change-order'],
    [shellPage.path, '/products/1'],
    [shellPage.path, '/cart'],
  ] as const)('%s at %s: has no mismatch, and then shows the visitor’s data', async (path, address) => {
    await prepareScreen(address.replace(/[?#].*/, ''))
    const { place, complaints, recovered } = await hydrated(path, address)
    expect(complaints).toEqual([])
    expect(recovered).toEqual([])
    expect(place.querySelectorAll('header')).toHaveLength(1)
    expect(place.querySelectorAll('h1')).toHaveLength(1)
    expect(place.querySelector('.sc-cart-link')?.getAttribute('aria-label')).toBe('Carrito, 2 artículos')
    expect(place.querySelector('nav')?.textContent).toContain('Productos')
  })

  const cheaper = { ...lamp, price: lamp.price - 100 }

  it.each([
    ['/products', '/products', [cheaper]],
    ['/products', '/products?sort=rating', [cheaper, mug]],
    [`/products/${lamp.id}`, `/products/${lamp.id}`, [cheaper, mug]],
  ] as const)(
    '%s at %s with products: keeps their elements, and corrects a price',
    async (path, address, products) => {
      await prepareScreen(path)
      const before = await write(path, products)
      expect(before).toContain('$24.50')
      const { place, complaints, recovered } = await hydrated(path, address, products)
      expect(complaints).toEqual([])
      expect(recovered).toEqual([])
      await expect.poll(() => place.querySelector('.sc-price')?.textContent).toContain('23,46')
      expect(place.querySelectorAll('h1')).toHaveLength(1)
      await expect.poll(() => place.innerHTML).not.toContain('product-skeleton')
    },
  )
})

it('keeps a checkbox that is checked while its page is being hydrated', async () => {
  const path = '/products'
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = await write(path)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  new Function(headScript)()
  const history = createFakeHistory(path)
  const ports = fakePorts({ history, hydration: createHydration() })
  const shop = openShop(ports).start()
  const snapshots = snapshotsOf(prerenderedShop(shop.logic, path))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => {
    const root = hydrateRoot(place, <App shop={shop} ports={ports} prerendered={snapshots} />)
    onTestFinished(() => root.unmount())
  })
  // A native click, because a click that React receives would first hydrate the page and lose the change.
  const box = place.querySelector<HTMLInputElement>('input[name=stock]')
  box?.click()
  await expect.poll(() => ports.hydration.isHydrated()).toBe(true)
  expect(box?.checked).toBe(true)
  expect(history.place().search).toBe('?stock=in')
})
