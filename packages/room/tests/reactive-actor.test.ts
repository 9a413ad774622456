import { afterEach, expect, test } from 'vitest'
import { type ActorOptions, type AnyStateMachine, createActor, createMachine, sendTo } from 'xstate'
import { createApplication } from '../src/application/application.ts'
import { openRoom } from '../src/application/open-room.ts'
import { rootsOf } from '../src/application/roots.ts'
import { createInterception } from '../src/host/interception.ts'
import { everything } from '../src/machines/filters.ts'
import type { RoomLink } from '../src/protocol.ts'
import { watchActors } from '../src/xstate5.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

const proxies = new WeakMap<object, object>()

/** Returns a proxy of an object, and of the objects in it when they are read, as `reactive` of Vue does. */
function reactive<Value extends object>(value: Value): Value {
  const known = proxies.get(value)
  if (known) return known as Value
  const proxy = new Proxy(value, {
    get(target, key, receiver) {
      if (key === '__v_raw') return target
      const found: unknown = Reflect.get(target, key, receiver)
      const isReactive = Object.prototype.toString.call(found) === '[object Object]'
      return isReactive ? reactive(found as object) : found
    },
  })
  proxies.set(value, proxy)
  return proxy
}

let stop = () => {}
afterEach(() => stop())

/** The events in the log, each with its target, and the names of all actors. */
async function shown(link: RoomLink) {
  const { lines } = await link.ask('log.page', { ...everything, above: undefined, count: 40 })
  const actors = await link.ask('actors.list')
  return {
    events: lines.map(({ target, event }) => `${target} ${event}`),
    actors: actors.map(({ name }) => name),
  }
}

const once = {
  events: [
    'root xstate.init',
    'root press',
    'root/warm xstate.init',
    'root/warm xstate.promise.resolve',
    'root xstate.done.actor.warm',
  ],
  actors: ['root', 'warm'],
}

test('openRoom shows an actor in a reactive object of Vue once', async () => {
  const { application, room } = createPair()
  const { inspect, close } = openRoom({ channel: application, name: 'Lamps' })
  stop = close
  const lamp = reactive(createActor(lampMachine as AnyStateMachine, { inspect }))
  const link = await connect(room)
  lamp.start()
  lamp.send({ type: 'press' })
  expect(await shown(link)).toEqual(once)
})

test('auto shows an actor in a reactive object of Vue once', async () => {
  const { application, room } = createPair()
  const { starting, meet, close } = createApplication({ channel: application, name: 'Lamps' })
  const unwatch = watchActors(starting, meet)
  stop = () => {
    unwatch()
    close()
  }
  const lamp = reactive(createActor(lampMachine as AnyStateMachine))
  const link = await connect(room)
  lamp.start()
  lamp.send({ type: 'press' })
  expect(await shown(link)).toEqual(once)
})

test('an event that a machine sends to a reactive object of Vue is intercepted as an event of its actor', () => {
  const lamp = createActor(lampMachine).start()
  const { intercept } = createInterception(rootsOf(lamp))
  const targets: unknown[] = []
  stop = intercept(({ target }) => targets.push(target) > 0)
  const press = sendTo(() => reactive(lamp), { type: 'press' })
  createActor(createMachine({ entry: press }), { parent: lamp } as ActorOptions<AnyStateMachine>).start()
  expect(targets.includes(lamp)).toBe(true)
  expect(lamp.getSnapshot().value).toBe('off')
})
