import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { defineModel, watch } from '../src/index.ts'

const lamp = (id: { id?: string }) =>
  createMachine({
    ...id,
    initial: 'off',
    invoke: { id: 'bulb', src: 'bulb' },
    states: { off: { on: { press: 'on' } }, on: {} },
  })

const bulb = createMachine({ initial: 'dark', states: { dark: { on: { glow: 'bright' } }, bright: {} } })

function watched(machine: ReturnType<typeof lamp>, running = machine) {
  const model = defineModel({
    machine,
    purpose: 'A lamp.',
    input: undefined,
    events: [],
    abstract: () => undefined,
    answers: {},
    invariants: {},
  })
  const watching = watch({ model })
  const actor = createActor(running.provide({ actors: { bulb } }), { inspect: watching.inspect })
  actor.start().send({ type: 'press' })
  actor.getSnapshot().children['bulb']?.send({ type: 'glow' })
  return { value: watching.snapshot()?.value, taken: watching.taken }
}

test('distinguishes a machine without an id from its children without an id', () => {
  expect(watched(lamp({}))).toEqual({
    value: 'on',
    taken: ['(machine).off|press|0'],
  })
})

test('recognizes a machine by its id, also if it is made again', () => {
  expect(watched(lamp({ id: 'lamp' }), lamp({ id: 'lamp' }))).toEqual({
    value: 'on',
    taken: ['lamp.off|press|0'],
  })
})
