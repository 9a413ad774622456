import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { itemAfter, moveOfKey } from '../../machines/domain/list-move.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { menuWith } from '../../machines/menu/menu.effects.ts'
import { nextItemStartingWith } from '../../machines/menu/menu.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop(fakePorts()).start()
})
afterEach(() => {
  shop.stop()
})

function openMenu() {
  const menu = openScreen(shop, 'menu', menuWith(), undefined).start()
  menu.send({ type: 'menu.toggle' })
  return menu
}

it('closes only on navigation to another page', async () => {
  const menu = openMenu()
  const { navigation, session } = shop.system.getAll()
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'))
  navigation.send({ type: 'navigation.retry' })
  expect(menu.getSnapshot().matches('open')).toBe(true)
  navigation.send({ type: 'navigation.push', to: '/cart' })
  await waitFor(menu, (snapshot) => snapshot.matches('closed'))
})

it('unsubscribes when it is closed', () => {
  const listen = vi.spyOn(shop, 'subscribe')
  const menu = openMenu()
  const unsubscribes = listen.mock.results.map(({ value }) => vi.spyOn(value, 'unsubscribe'))
  expect(unsubscribes).toHaveLength(1)
  menu.send({ type: 'menu.toggle' })
  expect(unsubscribes[0]).toHaveBeenCalledOnce()
})

it('works without a shop', () => {
  const menu = createActor(menuWith()).start()
  menu.send({ type: 'menu.toggle' })
  menu.send({ type: 'menu.toggle' })
  expect(menu.getSnapshot().matches('closed')).toBe(true)
})

it('wraps around at both ends, and has no next item in an empty list', () => {
  const moves = (move: 'next' | 'previous') => [0, 1, 2].map((active) => itemAfter(active, move, 3))
  expect([moves('next'), moves('previous')]).toEqual([
    [1, 2, 0],
    [2, 0, 1],
  ])
  expect([itemAfter(1, 'first', 3), itemAfter(0, 'last', 3)]).toEqual([0, 2])
  const fromNone = (['next', 'previous', 'first', 'last'] as const).map((move) =>
    itemAfter(undefined, move, 3),
  )
  expect(fromNone).toEqual([0, 2, 0, 2])
  for (const move of ['next', 'previous', 'first', 'last'] as const)
    for (const active of [0, undefined]) expect(itemAfter(active, move, 0)).toBeUndefined()
})

it('moves in a list with the arrow keys, Home and End', () => {
  const moves = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => moveOfKey[key])
  expect(moves).toEqual(['next', 'previous', 'first', 'last', undefined])
})

it('finds the next item that begins with a letter, ignoring case', () => {
  const labels = ['My Orders', 'Wishlist', 'my settings']
  expect([
    nextItemStartingWith(labels, 0, 'M'),
    nextItemStartingWith(labels, 2, 'm'),
    nextItemStartingWith(labels, 0, 'W'),
  ]).toEqual([2, 0, 1])
  expect(nextItemStartingWith(labels, 1, 'w')).toBe(1)
  expect(nextItemStartingWith(labels, 1, 's')).toBe(1)
})
