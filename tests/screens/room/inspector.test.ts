import { expect, test, vi } from 'vitest'
import { Secret } from '../../../machines/domain/secret.ts'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../machines/shop/open-shop.ts'
import { attachInspector } from '../../../src/app/compose-room-inspector.ts'
import { roomChannelName } from '../../../src/base-path.ts'
import { eventually } from '../../wait.ts'

test('a shop without an open machine room has no observer and no delay of its events', () => {
  const ports = fakePorts()
  const shop = openShop(ports)
  const observing = vi.spyOn(shop.system, 'inspect')
  const relay: unknown = Reflect.get(shop.system, '_relay')
  const takeAway = attachInspector({ shop, ports }, { Secret })
  shop.start()
  shop.system.get('theme').send({ type: 'theme.chosen', theme: 'dark' })
  expect(observing).not.toHaveBeenCalled()
  expect(Reflect.get(shop.system, '_relay')).toBe(relay)
  takeAway()
  shop.stop()
})

test('a tab that is restored from the back/forward cache answers the machine room again', async () => {
  const ports = fakePorts()
  const shop = openShop(ports)
  const heard: string[] = []
  const room = new BroadcastChannel(roomChannelName)
  room.addEventListener('message', ({ data }) => heard.push(data.kind))
  const takeAway = attachInspector({ shop, ports }, { Secret })
  await eventually(() => expect(heard).toEqual(['here']))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await eventually(() => expect(heard).toEqual(['here', 'gone']))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await eventually(() => expect(heard).toEqual(['here', 'gone', 'here']))
  room.postMessage({ kind: 'who' })
  await eventually(() => expect(heard).toEqual(['here', 'gone', 'here', 'here']))
  takeAway()
  room.close()
})
