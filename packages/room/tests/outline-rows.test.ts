import { chartOf } from '@statecart/chart'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { rowsOf } from '../src/see/outline-rows.ts'

test.each(['light', 'my.light'])('names the targets of transitions in machine "%s" by their paths', (id) => {
  const machine = createMachine({
    id,
    initial: 'off',
    states: {
      off: { on: { ON: 'on', DIM: 'on.dim', BREAK: '#cracked', RESET: `#${id.replace('.', '\\.')}` } },
      on: { initial: 'dim', states: { dim: {}, bright: {} } },
      broken: { id: 'cracked' },
    },
  })
  const targets = rowsOf(chartOf(machine), []).flatMap((row) =>
    row.kind === 'transition' ? [row.targets] : [],
  )
  expect(targets).toEqual([['on'], ['on.dim'], ['broken'], [id]])
})

test('offers the breakpoint on an event in its first visible row', () => {
  const machine = createMachine({
    id: 'light',
    initial: 'off',
    states: {
      off: { initial: 'cold', states: { cold: { on: { PRESS: '#light.on' } } } },
      on: { on: { PRESS: 'off', DIM: 'dim' } },
      dim: { on: { PRESS: 'off' } },
    },
  })
  const firstRows = (closed: string[]) =>
    rowsOf(chartOf(machine), closed).flatMap((row) =>
      row.kind === 'transition' && row.isFirst ? [row.id] : [],
    )
  expect(firstRows([])).toEqual(['light.off.cold|PRESS|0', 'light.on|DIM|0'])
  expect(firstRows(['light.off'])).toEqual(['light.on|PRESS|0', 'light.on|DIM|0'])
})
