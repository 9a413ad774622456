import { describe, expect, it } from 'vitest'
import { type AnyEventObject, fromTransition, setup } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import type { ShopEvent } from '../../machines/shop/shop-types.ts'
import { eventually } from '../wait.ts'

/** A screen that records the events that it receives. */
const recorder = fromTransition(
  (received: readonly AnyEventObject[], event: AnyEventObject) => [...received, event],
  ({ input }: { input: AnyEventObject | undefined }) => (input ? [input] : []),
)
const theStore = { type: 'storage.changed' }

describe('a screen of the shop', () => {
  it('receives the changes of its own store only', () => {
    const ports = fakePorts()
    const shop = openShop(ports).start()
    const screens = ['paymentMethods', 'settings', 'drafts'].map((name) =>
      openScreen(shop, name, recorder, undefined).start(),
    )
    ports.storage.tell({ type: 'storage.changed', stores: ['settings', 'paymentMethods', 'drafts'] })
    expect(screens.map((screen) => screen.getSnapshot().context)).toEqual([[theStore], [theStore], []])
    shop.stop()
  })

  it('reads its data again after the storage has been reopened', () => {
    const shop = openShop(fakePorts()).start()
    const screens = ['paymentMethods', 'settings', 'drafts'].map((name) =>
      openScreen(shop, name, recorder, undefined).start(),
    )
    shop.send({ type: 'storage.reopened' })
    expect(screens.map((screen) => screen.getSnapshot().context)).toEqual([[theStore], [theStore], []])
    shop.stop()
  })

  it('reads its data again when its former actor has saved, which keeps the name until then', async () => {
    const ports = fakePorts()
    const shop = openShop(ports).start()
    const saving = setup({}).createMachine({
      initial: 'saving',
      states: { saving: { tags: ['saving'], on: { saved: 'settled' } }, settled: {} },
    })
    const former = openScreen(shop, 'settings', saving, undefined).start()
    const [second, third] = [1, 2].map(() => openScreen(shop, 'settings', recorder, undefined).start())
    expect(shop.system.get('settings')).toBe(former)
    ports.storage.tell({ type: 'storage.changed', stores: ['settings'] })
    expect(third?.getSnapshot().context).toEqual([theStore])
    shop.send({ type: 'screen.closed', actor: former })
    former.send({ type: 'saved' })
    await eventually(() => expect(former.getSnapshot().status).toBe('stopped'))
    expect(third?.getSnapshot().context).toEqual([theStore, theStore])
    expect(second?.getSnapshot().context).toEqual([{ type: 'xstate.stop' }])
    shop.stop()
  })

  it('starts with its input, and has its name as systemId', () => {
    const shop = openShop(fakePorts()).start()
    const screen = openScreen(shop, 'lamp', recorder, { type: 'given' })
    expect(screen.getSnapshot().context).toEqual([{ type: 'given' }])
    expect([screen.id, shop.system.get('lamp')]).toEqual(['lamp', screen])
    shop.stop()
  })

  it('has its error logged, and does not stop the shop', () => {
    const ports = fakePorts()
    const shop = openShop(ports).start()
    const error = new Error('The screen fails.')
    const failing = fromTransition(() => {
      throw error
    }, undefined)
    openScreen(shop, 'lamp', failing, undefined).start().send({ type: 'shown' })
    expect(ports.log.entries).toEqual([
      { level: 'error', text: 'A part of the shop stopped and was not started again', facts: { error } },
    ])
    expect(shop.getSnapshot().status).toBe('active')
    shop.stop()
  })

  it('may be missing in a recorded event, which closes nothing', () => {
    const shop = openShop(fakePorts()).start()
    const recorded: AnyEventObject = { type: 'screen.closed', actor: undefined }
    shop.send(recorded as ShopEvent)
    expect(shop.getSnapshot().status).toBe('active')
    shop.stop()
  })

  it('replaces an earlier screen of the same name, but never a long-lived actor', () => {
    const shop = openShop(fakePorts()).start()
    const former = openScreen(shop, 'lamp', recorder, undefined).start()
    const latter = openScreen(shop, 'lamp', recorder, undefined).start()
    expect(former.getSnapshot().context).toEqual([{ type: 'xstate.stop' }])
    expect(latter.getSnapshot().context).toEqual([])
    expect(shop.system.get('lamp')).toBe(latter)
    expect(() => openScreen(shop, 'cart', recorder, undefined)).toThrow('cart')
    expect(shop.getSnapshot().children.cart?.getSnapshot().status).toBe('active')
    shop.stop()
  })
})
