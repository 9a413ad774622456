import { describe, expect, it } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { defineModel, explore, isSameData } from '../src/index.ts'
import { dataText } from '../src/text.ts'

const one = new Error('late')

/** A value that contains itself after this number of steps: directly, in a list, and in a map. */
function cycle(steps: number, name = 'a') {
  const start: Record<string, unknown> = { name }
  let last = start
  for (let step = 1; step < steps; step += 1) {
    const next = { name }
    last['next'] = next
    last = next
  }
  Object.assign(last, { next: start, all: [start], map: new Map([['start', start]]) })
  return start
}
class Money {
  constructor(cents: number) {
    this.cents = cents
  }
  cents: number
}

class Secret {
  #text: string
  constructor(text: string) {
    this.#text = text
  }
  toJSON() {
    return this.#text
  }
}
const plainOfNoWindow = (a: number): object => Object.assign(Object.create(null), { a })
const file = new File(['x'], 'a.txt')

describe('isSameData returns true for', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[{ a: [] }], [{ a: [] }]],
    [new Date(5), new Date(5)],
    [new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]])],
    [new Set([1, 2]), new Set([1, 2])],
    [one, new Error('late')],
    [new Money(5), new Money(5)],
    [cycle(1), cycle(1)],
    [cycle(3), cycle(3)],
    [[], []],
    [{}, {}],
    [plainOfNoWindow(1), plainOfNoWindow(1)],
    [new URL('https://a.example'), new URL('https://a.example')],
    [new Secret('a'), new Secret('a')],
    [/a/g, /a/g],
    [new Uint8Array([1]).buffer, new Uint8Array([1]).buffer],
    [new URLSearchParams('a=1'), new URLSearchParams('a=1')],
    [{ file }, { file }],
  ])('%o and %o', (left, right) => {
    expect(isSameData(left, right)).toBe(true)
  })
})

describe('isSameData returns false for', () => {
  it.each([
    [1, '1'],
    [0, -0],
    [null, undefined],
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, { a: undefined }],
    [[1], [1, undefined]],
    [[], {}],
    [new Date(5), new Date(6)],
    [new Map([['a', 1]]), new Map([['b', 1]])],
    [new Set([1]), new Set([2])],
    [one, new Error('early')],
    [one, new TypeError('late')],
    [new Money(5), { cents: 5 }],
    [cycle(1), cycle(1, 'b')],
    [cycle(1), { name: 'a' }],
    [new URL('https://a.example'), new URL('https://b.example')],
    [new Secret('a'), new Secret('b')],
    [/a/g, /a/i],
    [new Uint8Array([1]).buffer, new Uint8Array([2]).buffer],
    [new URLSearchParams('a=1'), new URLSearchParams('a=2')],
    [file, new File(['x'], 'a.txt')],
    [new AbortController().signal, new AbortController().signal],
  ])('%o and %o', (left, right) => {
    expect(isSameData(left, right)).toBe(false)
  })
})

it('the text of two values differs if their data is not in their properties', () => {
  expect(dataText(new Secret('a'))).toBe('"a"')
  expect(dataText(/a/g)).toBe('"/a/g"')
  expect(dataText(new URLSearchParams('a=1'))).toBe('[["a","1"]]')
  expect(dataText(new Uint8Array([1]).buffer)).toBe('[1]')
  expect(dataText({ file })).toMatch(/^\{"file":\(File \d+\)\}$/)
  expect(dataText({ file })).not.toBe(dataText({ file: new File([], 'a.txt') }))
})

it('two actors with the same id are not the same data', () => {
  const lamp = () => createActor(createMachine({ id: 'lamp' }), { id: 'lamp' })
  expect(isSameData({ lamp: lamp() }, { lamp: lamp() })).toBe(false)
})

it('the exploration notices a change of a value whose data is not in its properties', () => {
  const next = new URL('https://b.example')
  const machine = createMachine({
    id: 'page',
    context: { url: new URL('https://a.example') },
    on: { go: { actions: assign({ url: next }) } },
  })
  const model = defineModel({
    machine,
    purpose: 'Has an address.',
    input: undefined,
    events: [{ type: 'go' }],
    abstract: ({ url }) => url,
    answers: { '*': { go: {} } },
    invariants: {},
  })
  const { problems, situations } = explore(model)
  expect(problems).toEqual(['go: changes url, which the model does not mention'])
  expect(situations).toBe(2)
})
