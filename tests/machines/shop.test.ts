import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, createActor, fromTransition } from 'xstate'
import { hasSettled } from '../../machines/domain/catalogue.ts'
import { addressOf } from '../../machines/domain/place.ts'
import { createFakeEnvironment } from '../../machines/fakes/fake-browser.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import {
  cartIn,
  preferencesIn,
  productsIn,
  toCart,
  toNavigation,
  toNotices,
  toSession,
  toShop,
} from '../../machines/ports/system.ts'
import {
  openShop,
  prerenderedShop,
  prerenderedSnapshots,
  type ShopSnapshots,
  snapshotsOf,
  startShop,
} from '../../machines/shop/open-shop.ts'
import { shopWith } from '../../machines/shop/shop.effects.ts'
import { waitFor } from '../wait.ts'

describe('the shop', () => {
  it('starts with the current address and environment', () => {
    const environment = createFakeEnvironment(['fr-CA', 'en'])
    environment.setDark(true)
    environment.setOnline(false)
    const ports = fakePorts({ environment })
    ports.history.push('/cart?all#top')
    ports.appearance.save({ language: 'es', currency: 'EUR', theme: 'dark' })
    expect(openShop(ports).getSnapshot().context).toEqual({
      place: ports.history.place(),
      start: { language: 'fr', currency: 'USD', theme: 'system' },
      chosen: { language: 'es', currency: 'EUR', theme: 'dark' },
      loadedLanguage: 'en',
      dark: true,
      online: false,
      addProduct: 'admin',
      prerendered: [],
      visit: 'id-1',
      user: undefined,
      restarts: {},
    })
    expect(openShop(ports, 'signedIn').getSnapshot().context.addProduct).toBe('signedIn')
  })

  it('applies at its start what has changed since it was created', async () => {
    const ports = fakePorts()
    const shop = openShop(ports)
    ports.environment.setOnline(false)
    ports.environment.setDark(true)
    const place = ports.history.push('/faq')
    startShop(shop, ports)
    await waitFor(shop, ({ context }) => context.place === place)
    expect(shop.getSnapshot().context).toMatchObject({ dark: true, online: false })
    expect(shop.getSnapshot().children.connection?.getSnapshot().value).toEqual({ offline: 'shown' })
    shop.stop()
  })

  it('receives no events at its start if nothing has changed', () => {
    const ports = fakePorts()
    const received: string[] = []
    const shop = openShop(ports, 'admin', {
      inspect({ type, ...message }) {
        if (type === '@xstate.event' && 'event' in message && 'actorRef' in message)
          if (message.actorRef === shop) received.push(message.event.type)
      },
    })
    startShop(shop, ports)
    expect(received.filter((type) => /^(environment|history)/.test(type))).toEqual([])
    shop.stop()
  })

  it('has the systemId shop and uses the given clock', () => {
    const shop = openShop(fakePorts(), 'admin', { clock: { setTimeout: () => 7, clearTimeout() {} } })
    expect(shop.system.get('shop')).toBe(shop)
    expect(shop.clock.setTimeout(() => {}, 0)).toBe(7)
  })

  it('has the default state for prerendering', () => {
    const shop = prerenderedShop(shopWith(fakePorts()), '/products')
    const start = { language: 'en', currency: 'USD', theme: 'system' }
    expect(shop.getSnapshot().context).toEqual({
      place: { path: '/products', search: '', hash: '', key: 'prerendered', state: null },
      start,
      chosen: start,
      loadedLanguage: 'en',
      dark: false,
      online: true,
      addProduct: 'admin',
      prerendered: [],
      visit: 'prerendered',
      user: undefined,
      restarts: {},
    })
    expect(shop.system.get('shop')).toBe(shop)
  })

  describe('during hydration', () => {
    const opened = (address: string, changed = (_: FakePorts) => {}) => {
      const ports = fakePorts()
      ports.history.replace(address)
      changed(ports)
      return openShop(ports)
    }
    /** The part of the snapshots that determines what is rendered: without history keys and journal ids. */
    const drawn = (snapshots: ShopSnapshots) =>
      Object.entries(snapshots).map(([name, snapshot]) => {
        const { value, context } = snapshot as Partial<AnyMachineSnapshot>
        return [
          name,
          value,
          { ...context, place: context?.place && addressOf(context.place), session: undefined },
        ]
      })

    it('renders its own snapshot if the visitor has the default preferences', async () => {
      const shop = opened('/products')
      const snapshots = prerenderedSnapshots(shop, '/products')
      expect(snapshots).toEqual(snapshotsOf(shop))
      expect(drawn(snapshots)).toEqual(drawn(snapshotsOf(prerenderedShop(shop.logic, '/products'))))
      const before = { ...snapshots }
      shop.start()
      await waitFor(shop.system.get('catalogue'), hasSettled)
      expect(snapshots).toEqual(before)
      expect(snapshots).not.toEqual(snapshotsOf(shop))
      shop.stop()
    })

    it.each<[string, string, ((ports: FakePorts) => void)?]>([
      ['with a search', '/products?search=mug'],
      ['at another address', '/cart'],
      [
        'in another language',
        '/products',
        (ports) => ports.appearance.save({ language: 'fr', currency: 'EUR', theme: 'dark' }),
      ],
      ['offline', '/products', (ports) => ports.environment.setOnline(false)],
    ])('renders the prerendered snapshot %s', (_, address, changed) => {
      const shop = opened(address, changed)
      const snapshots = prerenderedSnapshots(shop, '/products')
      expect(drawn(snapshots)).toEqual(drawn(snapshotsOf(prerenderedShop(shop.logic, '/products'))))
      expect(drawn(snapshots)).not.toEqual(drawn(snapshotsOf(shop)))
    })
  })

  it('unsubscribes from the ports when it stops', () => {
    const ports = fakePorts()
    const watchers = () => [ports.storage, ports.environment, ports.appearance].map((port) => port.watchers())
    const shop = openShop(ports).start()
    expect(watchers()).toEqual([1, 1, 1])
    shop.stop()
    expect(watchers()).toEqual([0, 0, 0])
    ports.history.push('/cart')
    ports.history.go(-1)
    expect(shop.getSnapshot().context.place.path).toBe('/')
  })

  it('follows Back navigation', async () => {
    const ports = fakePorts()
    ports.history.push('/products')
    const shop = openShop(ports).start()
    ports.history.go(-1)
    await expect.poll(() => shop.getSnapshot().context.place.path).toBe('/')
    shop.stop()
  })

  it('forwards events of the environment to the children that handle them', () => {
    const ports = fakePorts()
    const shop = openShop(ports).start()
    const received: string[] = []
    shop.system.inspect(({ type, ...rest }) => {
      if (type === '@xstate.event' && 'event' in rest && !rest.event.type.startsWith('xstate.'))
        received.push(`${'id' in rest.actorRef ? rest.actorRef.id : ''} ${rest.event.type}`)
    })
    ports.storage.tell({ type: 'storage.quarantined', store: 'cart', count: 1 })
    ports.storage.tell({ type: 'storage.changed', stores: ['orders', 'recentlyViewed', 'wishlist'] })
    ports.environment.setDark(true)
    const expected = ['storage storage.quarantined', 'orders storage.changed', 'wishlist storage.changed']
    for (const event of [...expected, 'theme environment.dark']) expect(received).toContain(event)
    shop.stop()
  })

  it('and its children are found by systemId', () => {
    const { system } = openShop(fakePorts())
    const actors = [toShop, toCart, toNavigation, toNotices, toSession].map((toActor) => toActor({ system }))
    const names = ['shop', 'cart', 'navigation', 'notices', 'session'] as const
    expect(actors).toEqual(names.map((name) => system.get(name)))
    expect(actors).not.toContain(undefined)
  })

  it('reads preferences, cart and products from the actors that hold them', () => {
    const shop = openShop(fakePorts())
    expect(cartIn(shop.system)).toEqual({ lines: [] })
    expect(productsIn(shop.system)).toEqual([])
    expect(preferencesIn(shop.system)).toEqual({ language: 'en', currency: 'USD', theme: 'system' })
  })

  it('has default preferences without their actor, and neither cart nor products', () => {
    const { system } = createActor(fromTransition(() => 0, 0))
    expect(preferencesIn(system)).toEqual({ language: 'en', currency: 'USD', theme: 'system' })
    expect([cartIn(system), productsIn(system)]).toEqual([undefined, undefined])
  })
})
