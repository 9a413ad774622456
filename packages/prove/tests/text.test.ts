import { expect, it } from 'vitest'
import { pathText } from '../src/text.ts'

const address = { street: '12 Awning Row, Harbor Quarter, Exampleton', zipCode: '01042' }
const submitted = (card: string) => ({ type: 'submit', values: { address, card, note: undefined } })
const events = [submitted('new'), submitted('saved'), { type: 'cancel' }]

it('shortens the data of an event to what distinguishes it from other events of its type', () => {
  expect(pathText({ events }, { input: undefined, events })).toBe(
    'submit … {"values":{"card":"new"}} → submit … {"values":{"card":"saved"}} → cancel',
  )
})

it('shows the beginning of long data if no other event has its type, and short data as a whole', () => {
  const [long = { type: '' }] = events
  const short = { type: 'submit', values: { card: 'old' } }
  expect(pathText({ events: [long, short] }, { input: undefined, events: [short] })).toBe(
    'submit {"values":{"card":"old"}}',
  )
  expect(pathText({ events: [long] }, { input: undefined, events: [long] })).toBe(
    'submit {"values":{"address":{"street":"12 Awning Row, Harbor Quart…',
  )
})

it('shows data that contains itself', () => {
  const cyclic = (name: string) => {
    const values: Record<string, unknown> = { ...address, name }
    values['self'] = values
    return { type: 'submit', values }
  }
  const alike = [cyclic('one'), cyclic('other')]
  expect(pathText({ events: alike }, { input: undefined, events: alike })).toMatch(
    /^submit … {"values":{"name":"one",.+ → submit … {"values":{"name":"other",/,
  )
})
