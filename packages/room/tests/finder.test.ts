import { expect, test } from 'vitest'
import { createRing } from '../src/host/ring.ts'
import { createFinder, type Findable } from '../src/log/finder.ts'
import { everything } from '../src/machines/filters.ts'

/** A log of three events, with one row for consecutive events named `typed`. */
function open() {
  const items = createRing<Findable>(3)
  const find = createFinder(
    items,
    (item) => item,
    ({ event }) => event,
    (event) => event === 'typed',
  )
  const add = (event: string, target: string) => items.add({ source: '', target, event, isIgnored: false })
  const found = () => {
    const { rows, events, actors, types } = find(everything)
    return {
      rows: rows.map((row) => ({ ...row })),
      events,
      actors: [...actors.keys()],
      types: [...types.keys()],
    }
  }
  return { add, found }
}

test('removes dropped events from a row of several events, and the names that no event has any longer', () => {
  const { add, found } = open()
  for (const field of ['first', 'second', 'second']) add('typed', field)
  expect(found()).toEqual({
    rows: [{ seq: 2, count: 3 }],
    events: 3,
    actors: ['first', 'second'],
    types: ['typed'],
  })
  add('sent', 'form')
  expect(found()).toEqual({
    rows: [
      { seq: 2, count: 2 },
      { seq: 3, count: 1 },
    ],
    events: 3,
    actors: ['second', 'form'],
    types: ['typed', 'sent'],
  })
  for (let count = 0; count < 3; count += 1) add('sent', 'form')
  expect(found()).toMatchObject({ events: 3, actors: ['form'], types: ['sent'] })
})
