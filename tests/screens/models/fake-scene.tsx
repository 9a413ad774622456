import { transitionId } from '@statecart/chart'
import { cleanup, render } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, SimulatedClock } from 'xstate'
import { createFakeHistory } from '../../../machines/fakes/fake-history.ts'
import { openShop, type Shop } from '../../../machines/shop/open-shop.ts'
import { App } from '../../../src/app/app.tsx'
import { forgetScreens, prepareScreen } from '../../../src/app/screens.ts'
import type { Driver } from '../../models/driver.ts'
import type { Scene } from '../../models/scene.ts'
import { createFakeVisitor } from './fake-visitor.ts'
import { createFakeWorld } from './fake-world.ts'
import { settle } from './settle.ts'

export interface FakeScene extends Scene {
  /** Every transition that an actor of this name took, as often as it took it. */
  taken: string[]
  /** The actor that is watched, as it is now. */
  watched(): AnyMachineSnapshot | undefined
  close(): void
}

/** The shop in jsdom, in a world of fakes, with an eye on the actors of one machine. */
export function openFakeScene({ model, actor }: Driver): FakeScene {
  const clock = new SimulatedClock()
  const world = createFakeWorld(clock)
  const taken: string[] = []
  let watched: AnyActorRef | undefined
  let shop: Shop | undefined

  function watch(event: InspectionEvent): void {
    const { actorRef } = event
    if (!isOf(model.machine.id, actorRef) || (actor && actorRef.id !== actor)) return
    watched = actorRef
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionId))
  }

  const visitor = createFakeVisitor(world.ports, async (path) => {
    world.ports.history = createFakeHistory(path)
    forgetScreens()
    await prepareScreen(path.split('?')[0] ?? path).catch(() => undefined)
    shop = openShop(world.ports, 'admin', { clock, inspect: watch })
    shop.start()
    render(<App shop={shop} ports={world.ports} />)
    await settle()
  })

  return {
    visitor,
    world,
    taken,
    watched: () => watched?.getSnapshot() as AnyMachineSnapshot | undefined,
    close() {
      cleanup()
      shop?.stop()
      toast.removeAll()
      localStorage.clear()
      document.documentElement.className = ''
    },
  }
}

function isOf(machineId: string, actor: unknown): actor is AnyActorRef {
  return (
    typeof actor === 'object' &&
    actor !== null &&
    'logic' in actor &&
    typeof actor.logic === 'object' &&
    actor.logic !== null &&
    'id' in actor.logic &&
    actor.logic.id === machineId
  )
}
