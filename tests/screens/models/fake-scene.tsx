import { type Watched, watch } from '@statecart/prove'
import { cleanup, render } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { SimulatedClock } from 'xstate'
import { createFakeHistory } from '../../../machines/fakes/fake-history.ts'
import { openShop, type Shop } from '../../../machines/shop/open-shop.ts'
import { App } from '../../../src/app/app.tsx'
import { forgetScreens, prepareScreen } from '../../../src/app/screens.ts'
import type { Driver } from '../../models/driver.ts'
import type { Scene } from '../../models/scene.ts'
import { createFakeVisitor } from './fake-visitor.ts'
import { createFakeWorld } from './fake-world.ts'
import { settle } from './settle.ts'

/** A scene that also reports what the watched actor does. */
export interface FakeScene extends Scene, Omit<Watched, 'inspect'> {
  close(): void
}

/** The shop in jsdom with fakes for all ports, which observes the actors of one machine. */
export function openFakeScene(driver: Driver): FakeScene {
  const clock = new SimulatedClock()
  const world = createFakeWorld(clock)
  const { inspect, taken, snapshot } = watch(driver)
  let shop: Shop | undefined

  const visitor = createFakeVisitor(world.ports, async (path) => {
    world.ports.history = createFakeHistory(path)
    forgetScreens()
    await prepareScreen(path.split('?')[0] ?? path).catch(() => undefined)
    shop = openShop(world.ports, 'admin', { clock, inspect })
    shop.start()
    render(<App shop={shop} ports={world.ports} />)
    await settle()
  })

  return {
    visitor,
    world,
    taken,
    snapshot,
    close() {
      cleanup()
      shop?.stop()
      toast.removeAll()
      localStorage.clear()
      document.documentElement.className = ''
    },
  }
}
