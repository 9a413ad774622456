import { expect, test, vi } from 'vitest'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { Secret } from '../../../machines/secret/secret.ts'
import { openShop } from '../../../machines/shop/open-shop.ts'
import { hangDoor } from '../../../src/app/compose-room-door.ts'

test('a shop whose machine room is closed has no observer, and nothing in the way of its events', () => {
  const ports = fakePorts()
  const shop = openShop(ports)
  const observing = vi.spyOn(shop.system, 'inspect')
  const relay: unknown = Reflect.get(shop.system, '_relay')
  const takeAway = hangDoor({ shop, ports }, { Secret })
  shop.start()
  shop.system.get('theme').send({ type: 'theme.chosen', theme: 'dark' })
  expect(observing).not.toHaveBeenCalled()
  expect(Reflect.get(shop.system, '_relay')).toBe(relay)
  takeAway()
  shop.stop()
})
