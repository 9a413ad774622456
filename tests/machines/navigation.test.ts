import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { addressOf, pathOf, returnPathOf, safeReturn } from '../../machines/domain/place.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { navigationWith } from '../../machines/navigation/navigation.effects.ts'
import { ScreenLost } from '../../machines/navigation/navigation.machine.ts'
import { waitFor } from '../wait.ts'

let close = () => {}
afterEach(() => close())

function opened(ports: FakePorts = fakePorts()) {
  const moves: number[] = []
  const go = ports.history.go
  ports.history.go = (by) => {
    moves.push(by)
    go(by)
  }
  const transitions: (() => void)[] = []
  ports.history.transition = (change) => void transitions.push(change)
  const navigation = createActor(navigationWith(ports), { input: { place: ports.history.place() } }).start()
  close = () => navigation.stop()
  const resting = () => waitFor(navigation, (snapshot) => snapshot.matches('resting'))
  const committing = () => waitFor(navigation, (snapshot) => snapshot.matches('committing'))
  return { ports, navigation, moves, transitions, resting, committing }
}

describe('going to another screen', () => {
  it('loads the screen, then shows it', async () => {
    const { ports, navigation, transitions, committing, resting } = opened()
    navigation.send({ type: 'navigation.push', to: '/cart?from=menu', state: { from: '/' } })
    await committing()
    expect(ports.screens.prepared).toEqual(['/cart'])
    expect(ports.history.entries).toHaveLength(1)
    transitions[0]?.()
    await resting()
    expect(ports.history.entries.map(addressOf)).toEqual(['/', '/cart?from=menu'])
    expect(navigation.getSnapshot().context.place).toMatchObject({ path: '/cart', state: { from: '/' } })
  })

  it('does not show a screen if another one was requested meanwhile', async () => {
    const { ports, navigation, transitions, committing } = opened()
    navigation.send({ type: 'navigation.push', to: '/cart' })
    await committing()
    navigation.send({ type: 'navigation.push', to: '/contact' })
    await waitFor(navigation, (snapshot) => snapshot.matches('committing') && transitions.length === 2)
    for (const transition of transitions) transition()
    expect(ports.history.entries.map(addressOf)).toEqual(['/', '/contact'])
  })

  it('updates immediately if the screen stays the same', () => {
    const { ports, navigation, transitions } = opened()
    navigation.send({ type: 'navigation.push', to: '/?sort=price' })
    expect(transitions).toEqual([])
    expect(ports.history.entries.map(addressOf)).toEqual(['/', '/?sort=price'])
    navigation.send({ type: 'navigation.replace', to: '/?sort=name' })
    expect(ports.history.entries.map(addressOf)).toEqual(['/', '/?sort=name'])
  })

  it('shows the history entry of a Back navigation, and adds no entry', async () => {
    const { ports, navigation, transitions, resting } = opened()
    const place = { ...ports.history.place(), path: '/contact', key: 'older' }
    navigation.send({ type: 'navigation.popped', place })
    await resting()
    expect(transitions).toEqual([])
    expect(navigation.getSnapshot().context.place).toBe(place)
    expect(ports.history.entries).toHaveLength(1)
  })
})

describe('a screen whose code cannot be loaded', () => {
  it('reloads the page if the browser is online', async () => {
    const { ports, navigation, moves } = opened()
    ports.screens.gate.fail(new Error('gone'))
    navigation.send({ type: 'navigation.retry' })
    await waitFor(navigation, (snapshot) => snapshot.matches('leaving'))
    expect(moves).toEqual([0])
  })

  it('shows an error if the browser is offline', async () => {
    const { ports, navigation, moves, resting } = opened()
    ports.environment.setOnline(false)
    ports.screens.gate.fail(new Error('gone'))
    navigation.send({ type: 'navigation.retry' })
    expect(navigation.getSnapshot().hasTag('busy')).toBe(true)
    await resting()
    expect(moves).toEqual([])
  })
})

it.each([
  ['/cart', '/cart'],
  ['/cart?a=1', '/cart'],
  ['/cart#top', '/cart'],
  ['/cart?a=1#top', '/cart'],
  ['?a=1', '/'],
  ['', '/'],
])('the path of %j is %s', (address, path) => {
  expect(pathOf(address)).toBe(path)
})

it('starts as after following a link', () => {
  expect(opened().navigation.getSnapshot().context.how).toBe('push')
  expect(new ScreenLost('No screen for /cart').name).toBe('ScreenLost')
})

it.each(['/cart\\evil.example', '/cart\\', '/ca\trt', '/cart\u0001', 'x/cart', 'cart/7'])(
  'replaces the return path %j by the home page, although it would stay in the shop',
  (wanted) => {
    expect(safeReturn(wanted)).toBe('/')
  },
)

it('encodes spaces in a return path, and reads the path from the history state', () => {
  expect(safeReturn('/my cart')).toBe('/my%20cart')
  expect(returnPathOf({ state: { from: '/cart?from=mail#top' } })).toBe('/cart?from=mail#top')
})
