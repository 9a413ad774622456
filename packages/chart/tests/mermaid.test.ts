import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { mermaidOf } from '../src/export/mermaid.ts'
import { chartOf } from '../src/xstate5.ts'

const twoRegions = createMachine({
  id: 'm',
  type: 'parallel',
  on: { reset: [{ target: ['.a.x', '.b.p'] }, '.c'] },
  states: {
    a: { initial: 'x', states: { x: { on: { go: '#m.b.q', back: 'y' } }, y: {} } },
    b: { initial: 'p', states: { p: {}, q: { on: { up: '#m.b' } } } },
    c: { on: { tick: { target: 'c', reenter: true }, over: 'a' } },
  },
})

const innerRegions = createMachine({
  id: 'inner',
  initial: 'both',
  states: {
    both: {
      type: 'parallel',
      on: { stop: 'done' },
      states: {
        left: { on: { poke: { target: 'left', reenter: true }, pass: 'right' } },
        right: { initial: 'one', states: { one: { on: { go: '#inner.done', pass: '#inner.both.left' } } } },
      },
    },
    done: { on: { again: 'both.right.one', look: {} } },
  },
})

/** Both states of `go` have the path `a.b`. */
const dotted = createMachine({
  id: 'dotted',
  initial: 'a',
  states: {
    a: { initial: 'b', states: { b: { on: { go: { actions: 'note' } } } } },
    'a.b': { id: 'other', on: { go: { actions: 'log' } } },
  },
})

const alone = createMachine({ id: 'alone', on: { tick: { target: '#alone', reenter: true } } })

test.each([twoRegions, innerRegions, dotted, alone])(
  'the edges and notes of $id are all its transitions',
  (machine) => {
    const chart = chartOf(machine)
    const lines = mermaidOf(chart)
      .split('\n')
      .map((line) => line.trim())
    const drawn = lines.flatMap((line) => /^(?!\[\*\])\w+ --> \w+ : (\S+)/.exec(line)?.[1] ?? [])
    const notes = lines.join('\n').match(/(?<=^note right of \w+\n)[\s\S]*?(?=\nend note)/gm) ?? []
    const noted = notes.flatMap((note) => note.split('\n').map((line) => line.split(' ')[0]))
    const expected = chart.transitions.flatMap(({ cause, targets }) =>
      Array(Math.max(1, targets.length)).fill(cause),
    )
    expect([...drawn, ...noted].sort()).toEqual(expected.sort())
  },
)

test('writes transitions between regions, and of a region to itself, as notes', () => {
  const text = mermaidOf(chartOf(twoRegions)).replaceAll(/^ +/gm, '')
  expect(text).toContain('m_a_x --> m_a_y : back')
  expect(text).toContain('note right of m_a_x\ngo → b.q\nend note')
  expect(text).toContain('note right of m_c\ntick → c\nover → a\nend note')
})

test('writes the actions of a transition at its arrow, unless they are left out', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'off',
    states: {
      off: { on: { press: { target: 'on', guard: 'mayShine', actions: ['count', 'log'] } } },
      on: {},
    },
  })
  const chart = chartOf(machine)
  expect(mermaidOf(chart)).toMatch(/m_off --> m_on : press \[mayShine\] \/ count, log$/)
  expect(mermaidOf(chart, { actions: false })).toMatch(/m_off --> m_on : press \[mayShine\]$/)
})

test('gives a state with an empty key a name, because Mermaid refuses an empty name', () => {
  const machine = createMachine({ id: 'mer', initial: 'on', states: { '': { on: { go: 'on' } }, on: {} } })
  const text = mermaidOf(chartOf(machine))
  expect(text).toContain('state "(empty)" as mer_\n')
  expect(text).toContain('mer_ --> mer_on : go')
})

test('gives a state whose id is a keyword of Mermaid another id', () => {
  const text = mermaidOf(
    chartOf(
      createMachine({
        id: 'pad',
        initial: 'list',
        states: { list: { on: { open: '#note' } }, detail: { id: 'note' }, other: { id: 'note_' } },
      }),
    ),
  )
  expect(text).toContain('state "detail" as note_\n')
  expect(text).toContain('pad_list --> note_ : open')
  expect(text).toContain('state "other" as note__2')
})

test('writes names with line breaks in one line', () => {
  const states = { 'is\n  on': { on: { 'turn\noff': 'off' } }, off: {} }
  const text = mermaidOf(chartOf(createMachine({ id: 'm', initial: 'is\n  on', states })))
  expect(text).toContain('state "is on" as m_is_on\n')
  expect(text).toContain('m_is_on --> m_off : turn off')
})

test('names the kind of a history state, and draws its default target', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'on',
    states: {
      on: { initial: 'dim', states: { dim: {}, bright: {} } },
      off: { on: { press: 'last' } },
      last: { type: 'history', history: 'deep', target: 'on.bright' },
    },
  })
  const text = mermaidOf(chartOf(machine))
  expect(text).toContain('state "last (deep history)" as m_last\n')
  expect(text).toContain('m_off --> m_last : press\n')
  expect(text).toMatch(/m_last --> m_on$/)
})
