import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { layoutsWith } from '../src/elk/lay-out.ts'
import { chartOf } from '../src/xstate5.ts'

const row = (count: number) => {
  const names = Array.from({ length: count }, (_, at) => `s${at}`)
  return chartOf(
    createMachine({ id: 'row', initial: 's0', states: Object.fromEntries(names.map((name) => [name, {}])) }),
  )
}

/** How many layouts the layouter is asked for. */
async function askedFor(count: number): Promise<number> {
  let asked = 0
  await layoutsWith((graph) => {
    asked += 1
    return Promise.resolve({ ...graph, width: 100, height: 100 })
  }, row(count))
  return asked
}

test('a small chart is laid out in every manner, a large one once in each direction', async () => {
  expect(await askedFor(10)).toBe(8)
  expect(await askedFor(200)).toBe(2)
})
