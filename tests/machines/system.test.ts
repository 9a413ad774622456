import { expect, it, vi } from 'vitest'
import { assign, createActor, type EventObject, setup } from 'xstate'
import type { Place } from '../../machines/domain/place.ts'
import { guest, type Owner, type User } from '../../machines/domain/user.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import {
  addProductAccessIn,
  followOwner,
  followVisitor,
  type System,
  whenCartIsWritten,
} from '../../machines/ports/system.ts'

const systemOf = (actors: Record<string, unknown>) =>
  ({ get: (name: string) => actors[name] }) as unknown as System

it('works in the tests of a single machine, without siblings', async () => {
  await whenCartIsWritten(systemOf({}))
  expect(addProductAccessIn(systemOf({}))).toBe('admin')
  followVisitor(systemOf({}), () => expect.unreachable())()
})

it('reports that the visitor has left the page when its path or its entry in the history has changed', () => {
  const home: Place = { path: '/', search: '', hash: '', key: 'first', state: null }
  const shop = createActor(
    setup({
      types: { context: {} as { place: Place; user: undefined }, events: {} as { type: 'go'; place: Place } },
    }).createMachine({
      context: { place: home, user: undefined },
      on: { go: { actions: assign(({ event }) => ({ place: event.place })) } },
    }),
  ).start()
  const reports: boolean[] = []
  const stop = followVisitor(systemOf({ shop }), ({ hasLeft }) => reports.push(hasLeft))
  for (const change of [{ search: '?sort=rating' }, { key: 'second' }, { path: '/cart' }])
    shop.send({ type: 'go', place: { ...home, ...change } })
  stop()
  shop.send({ type: 'go', place: home })
  expect(reports).toEqual([false, true, true])
})

it('reports each new owner once, after the session is restored', () => {
  const owners: Owner[] = []
  const session = createActor(
    setup({
      actors: { followOwner },
      types: {
        context: {} as { user: User | undefined },
        events: {} as EventObject & { user?: User; owner?: Owner },
      },
    }).createMachine({
      context: { user: undefined },
      invoke: { src: 'followOwner' },
      initial: 'restoring',
      states: { restoring: { on: { restored: 'restored' } }, restored: {} },
      on: {
        read: { actions: assign(({ event }) => ({ user: event.user })) },
        'owner.changed': { actions: ({ event }) => void owners.push(event.owner ?? '') },
      },
    }),
    { systemId: 'session' },
  )
  const subscribe = vi.spyOn(session, 'subscribe')
  session.start()
  const unsubscribe = vi.spyOn(subscribe.mock.results[0]?.value, 'unsubscribe')
  expect(owners).toEqual([])
  session.send({ type: 'restored' })
  session.send({ type: 'read' })
  expect(owners).toEqual([guest])
  session.send({ type: 'read', user: ada })
  session.send({ type: 'read', user: ada })
  expect(owners).toEqual([guest, ada.id])
  session.stop()
  expect(unsubscribe).toHaveBeenCalledOnce()
})
