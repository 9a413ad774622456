import { expect, test } from 'vitest'
import { cancel, createMachine, fromPromise, raise, sendTo, setup } from 'xstate'
import { chartFromJson } from '../src/chart-from-json.ts'
import { scxmlOf } from '../src/export/scxml.ts'
import { chartOf } from '../src/xstate5.ts'

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

test('names invoked actors and states in events by the ids of their elements', () => {
  const load = fromPromise(() => Promise.resolve())
  const machine = createMachine({
    id: 'my shop',
    initial: 'booking',
    states: {
      booking: {
        invoke: [
          { src: load, onDone: 'done', onError: 'done' },
          { id: 'second try', src: load, onDone: 'done' },
        ],
        on: { 'xstate.done.actor.*': 'done' },
      },
      done: { type: 'final' },
    },
    onDone: { actions: 'leave' },
  })
  const text = scxmlOf(chartOf(machine))
  expect(text).toContain(' name="my_shop" initial="my_shop"')
  const ids = [...text.matchAll(/<(?:invoke|state|final) id="([^"]+)"/g)].map(([, id]) => id)
  const events = [...text.matchAll(/event="(?:done|error)\.(?:invoke|state)\.([^"]+)"/g)].map(([, id]) => id)
  expect(events).toEqual(['my_shop', '_0_my_shop_booking', 'second_try', '*', '_0_my_shop_booking'])
  expect(ids).toEqual(expect.arrayContaining(events.filter((id) => id !== '*')))
  expect(new Set(ids).size).toBe(ids.length)
})

test('gives elements whose ids would be equal different ids', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a b',
    states: {
      'a b': { invoke: { id: 'm', src: 'work', onDone: 'a_b' }, on: { next: 'a_b' } },
      a_b: { initial: 'x', onDone: 'a b', states: { x: { type: 'final' } } },
    },
  })
  const text = scxmlOf(chartOf(machine))
  expect(
    [...text.matchAll(/ (id|target|event)="([^"]+)"/g)].map(([, name, value]) => `${name} ${value}`),
  ).toEqual([
    'id m',
    'target m_a_b',
    'id m_a_b',
    'event next',
    'target m_a_b_2',
    'event done.invoke.m_2',
    'target m_a_b_2',
    'id m_2',
    'id m_2.running',
    'id m_a_b_2',
    'target m_a_b_x',
    'event done.state.m_a_b_2',
    'target m_a_b',
    'id m_a_b_x',
  ])
})

test('writes ids without dots, because SCXML sends `done.state.a.b` to transitions on `done.state.a`, too', () => {
  const region = { initial: 'on', states: { on: { after: { 9: 'end' } }, end: { type: 'final' } } } as const
  const work = { type: 'parallel', onDone: 'off', states: { left: region, right: region } } as const
  const machine = createMachine({ id: 'job', initial: 'work', states: { work, off: {} } })
  const text = scxmlOf(chartOf(machine))
  expect(text).toContain('<transition event="done.state.job_work" target="job_off"')
  expect(text).toContain('<state id="job_work_left">')
  expect(text).toContain('<send event="xstate.after.9.job_work_left_on" ')
})

test('writes a transition on a longer event before those on wildcards, because SCXML takes the first that matches', () => {
  const machine = createMachine({
    id: 'pad',
    on: {
      '*': { actions: 'ignore' },
      'mouse.*': { actions: 'note' },
      mouse: { actions: 'plug' },
      'mouse.up': [{ guard: 'isHeld', actions: 'drop' }, { actions: 'miss' }],
      'mouse.up.*': { actions: 'release' },
      key: { actions: 'type' },
    },
  })
  const events = [...scxmlOf(chartOf(machine)).matchAll(/ event="([^"]+)"/g)].map(([, event]) => event)
  expect(events).toEqual(['mouse.up', 'mouse.up', 'mouse.up.*', 'mouse.*', 'mouse', 'key', '*'])
})

test('does not leave a state on a transition to itself, unless it reenters', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { note: { target: 'a', actions: 'note' }, again: { target: 'a', reenter: true } } },
      b: { initial: 'c', on: { reset: 'b' }, states: { c: {} } },
      d: { type: 'parallel', on: { reset: 'd' }, states: { e: {} } },
    },
  })
  expect(linesOf(scxmlOf(chartOf(machine))).filter((line) => line.startsWith('<transition event'))).toEqual([
    '<transition event="note">',
    '<transition event="again" target="m_a"/>',
    '<transition event="reset" target="m_b_c" type="internal"/>',
    '<transition event="reset" target="m_d" type="internal"/>',
  ])
})

test('sends delayed events instead of raising them at once, and cancels them', () => {
  const machine = setup({
    types: { context: {} as { pause: number } },
    actions: { note: () => {} },
    delays: { short: 40, long: ({ context }) => context.pause },
  }).createMachine({
    id: 'player',
    context: { pause: 9 },
    initial: { target: 'off', actions: raise({ type: 'begin' }, { delay: 0 }) },
    states: {
      off: {
        entry: [
          'note',
          raise({ type: 'resume' }, { delay: 300, id: 'r' }),
          raise({ type: 'resume' }),
          raise({ type: 'resume' }, { delay: 'short' }),
          raise({ type: 'resume' }, { delay: 'long' }),
          raise({ type: 'resume' }, { delay: ({ context }) => context.pause }),
          sendTo('other', { type: 'resume' }, { delay: 300, id: 'elsewhere' }),
        ],
        exit: [cancel('r'), cancel('elsewhere')],
        after: { 100: 'off', short: [{ guard: () => true, target: 'off' }, {}], long: { actions: 'note' } },
        on: { wait: { actions: [cancel('r'), raise({ type: 'resume' }, { delay: 20, id: 'r2' })] } },
      },
    },
  })
  const chart = chartOf(machine)
  expect(chartFromJson(JSON.parse(JSON.stringify(chart)))).toEqual(chart)
  expect(linesOf(scxmlOf(chart)).filter((line) => /^<(log|raise|send|cancel)/.test(line))).toEqual([
    '<send event="begin" delay="0ms"/>',
    `<log label="action" expr="'note'"/>`,
    '<send event="resume" delay="300ms" id="r"/>',
    '<raise event="resume"/>',
    '<send event="resume" delay="40ms"/>',
    '<send event="resume" delayexpr="long"/>',
    '<send event="resume" delayexpr="context.pause"/>',
    `<log label="action" expr="'sendTo other resume after 300 ms'"/>`,
    '<send event="xstate.after.100.player_off" delay="100ms" id="xstate.after.100.player_off"/>',
    '<send event="xstate.after.short.player_off" delay="40ms" id="xstate.after.short.player_off"/>',
    '<send event="xstate.after.long.player_off" delayexpr="long" id="xstate.after.long.player_off"/>',
    '<cancel sendid="r"/>',
    `<log label="action" expr="'cancel elsewhere'"/>`,
    '<cancel sendid="xstate.after.100.player_off"/>',
    '<cancel sendid="xstate.after.short.player_off"/>',
    '<cancel sendid="xstate.after.long.player_off"/>',
    '<cancel sendid="r"/>',
    '<send event="resume" delay="20ms" id="r2"/>',
    `<log label="action" expr="'note'"/>`,
  ])
})

test.each([
  ['an object', { 500: 'off', slow: [{ target: 'off' }] }],
  [
    'a list, as in XState 4',
    [
      { delay: 500, target: 'off' },
      { delay: 'slow', target: 'off' },
    ],
  ],
])('writes the delays of a JSON file in which `after` is %s', (_, after) => {
  const entry = [
    { type: 'xstate.send', event: { type: 'beep' }, delay: 20, id: 'beep' },
    { type: 'xstate.raise', event: 'beep', delay: 'slow' },
  ]
  const exit = { type: 'xstate.cancel', sendId: 'beep' }
  const chart = chartFromJson({
    id: 'lamp',
    initial: 'on',
    states: { on: { entry, exit, after }, off: {} },
  })
  expect(linesOf(scxmlOf(chart)).filter((line) => /^<(log|raise|send|cancel)/.test(line))).toEqual([
    '<send event="beep" delay="20ms" id="beep"/>',
    '<send event="beep" delayexpr="slow"/>',
    '<send event="xstate.after.500.lamp_on" delay="500ms" id="xstate.after.500.lamp_on"/>',
    '<send event="xstate.after.slow.lamp_on" delayexpr="slow" id="xstate.after.slow.lamp_on"/>',
    '<cancel sendid="beep"/>',
    '<cancel sendid="xstate.after.500.lamp_on"/>',
    '<cancel sendid="xstate.after.slow.lamp_on"/>',
  ])
})
