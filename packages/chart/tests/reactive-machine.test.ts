import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../src/xstate5.ts'
import { detailedChartOf } from '../src/xstate5-details.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  tags: 'light',
  states: {
    off: {
      tags: ['dark'],
      entry: 'click',
      on: { press: { target: 'on', guard: 'hasPower', actions: 'log' } },
    },
    on: { invoke: { src: 'glow' }, after: { 500: 'off' } },
  },
})

/** Returns a proxy of an object and, when they are read, of the plain objects and lists in it, as `reactive` of Vue does. */
function reactive<Value extends object>(value: Value): Value {
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver)
      const isPlain = Array.isArray(found) || Object.prototype.toString.call(found) === '[object Object]'
      return isPlain ? reactive(found as object) : found
    },
  })
}

test.each([chartOf, detailedChartOf])('%o of a reactive machine can be sent to another window', (chart) => {
  expect(structuredClone(chart(reactive(machine)))).toEqual(chart(machine))
})
