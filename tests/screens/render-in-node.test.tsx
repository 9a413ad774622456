// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import { hasSettled } from '../../machines/domain/catalogue.ts'
import { administrator } from '../../machines/domain/current-user.ts'
import { guest } from '../../machines/domain/user.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { App } from '../../src/app/app.tsx'
import { prepareScreen } from '../../src/app/screens.ts'
import { routePaths } from '../../src/routes.ts'
import { waitFor } from '../wait.ts'

const addresses = routePaths.map((pattern) => pattern.replace(':id', String(lamp.id)))

const guestOnlyPaths = ['/login', '/register']

/**
 * Opens the shop at an address with a product in the cart, and waits until everything is loaded. Signs in unless the page is for
 * guests only.
 */
async function openAt(address: string) {
  const ports = fakePorts({
    history: createFakeHistory(address),
    sources: createFakeSources({ one: [lamp] }),
  })
  const isGuestOnly = guestOnlyPaths.includes(address)
  if (!isGuestOnly) ports.storage.seed('user', { key: 'current', id: administrator.id })
  ports.storage.seed('cart', {
    owner: isGuestOnly ? guest : administrator.id,
    lines: [{ product: lineProduct(lamp), quantity: 2 }],
  })
  await prepareScreen(address)
  const shop = openShop(ports).start()
  const { session, cart, catalogue } = shop.system.getAll()
  await waitFor(session, (snapshot) => snapshot.matches(isGuestOnly ? 'signedOut' : 'signedIn'))
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 1)
  await waitFor(catalogue, hasSettled)
  return { shop, ports }
}

describe('in Node, without a browser', () => {
  it.each(addresses)('%s renders with one heading', async (address) => {
    const complaints = vi.spyOn(console, 'error')
    const { shop, ports } = await openAt(address)
    const html = renderToString(<App shop={shop} ports={ports} />)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<header[ >].*<main[ >].*<footer[ >]/s)
    expect(html).toMatch(/<title>[^<]+ · Statecart<\/title>/)
    expect(html).not.toContain('Unexpected Application Error!')
    expect(ports.history.place().path).toBe(address)
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    shop.stop()
  })

  it('there is no window and no document', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })
})
