import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine } from 'xstate'
import { createEntryDetector } from '../src/breakpoints/entered.ts'

/** Returns the states that the actor enters at each of the events. */
function enteredAt(machine: AnyStateMachine, types: readonly string[]): string[][] {
  const actor = createActor(machine).start()
  const enteredBy = createEntryDetector([actor])
  return types.map((type) => {
    const entered = new Set<string>()
    const { unsubscribe } = actor.system.inspect((inspectionEvent) => {
      for (const state of enteredBy(inspectionEvent)) entered.add(state)
    })
    actor.send({ type })
    unsubscribe()
    return [...entered].sort()
  })
}

const formMachine = createMachine({
  id: 'm',
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            retry: '#m.form',
            restart: { target: '#m.form', reenter: true },
            same: { target: 'editing' },
            again: { target: 'editing', reenter: true },
            note: {},
            remembered: 'memory',
          },
        },
        memory: { type: 'history' },
      },
      on: { inner: '.editing', outer: { target: '#m.form', reenter: true } },
    },
  },
  on: { root: { target: '#m', reenter: true }, back: '.form' },
})

test.each([
  ['retry', ['m.form', 'm.form.editing']],
  ['restart', ['m.form', 'm.form.editing']],
  ['outer', ['m.form', 'm.form.editing']],
  ['inner', ['m.form.editing']],
  ['again', ['m.form.editing']],
  ['back', ['m.form', 'm.form.editing']],
  ['root', ['m', 'm.form', 'm.form.editing']],
  ['same', []],
  ['note', []],
  ['remembered', []],
])('detects the states that are entered again at %s', (type, entered) => {
  expect(enteredAt(formMachine, [type])).toEqual([entered])
})

const player = createMachine({
  id: 'p',
  type: 'parallel',
  states: {
    sound: { initial: 'on', states: { on: { on: { mute: 'off' } }, off: {} } },
    video: {
      initial: 'playing',
      states: { playing: { on: { mute: { target: 'playing', reenter: true } } } },
    },
  },
  on: { reset: { target: ['.sound.on'] }, mute: { target: '#p', reenter: true } },
})

test('detects only the entered states of parallel states', () => {
  const all = ['p.sound', 'p.sound.on', 'p.video', 'p.video.playing']
  expect(enteredAt(player, ['mute', 'reset'])).toEqual([['p.sound.off', 'p.video.playing'], all])
})

const withMemory = createMachine({
  id: 'h',
  initial: 'work',
  states: {
    work: {
      initial: 'one',
      states: {
        one: { on: { next: 'two' } },
        two: { on: { resume: 'memory' } },
        memory: { type: 'history' },
      },
      on: { leave: 'away', recall: '.memory' },
    },
    away: { on: { back: 'work.memory' } },
  },
})

test('resolves history states to the states that they stand for', () => {
  expect(enteredAt(withMemory, ['next', 'leave', 'back', 'resume', 'recall'])).toEqual([
    ['h.work.two'],
    ['h.away'],
    ['h.work', 'h.work.two'],
    [],
    ['h.work.two'],
  ])
})
