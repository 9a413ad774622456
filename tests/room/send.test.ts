import { expect, test } from 'vitest'
import { checkoutModel } from '../../machines/checkout/checkout.model.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { problemsWith, revived } from '../../packages/room/src/drive/shape.ts'
import { plainOf } from '../../packages/room/src/plain.ts'

const example = checkoutModel.events.find(({ type }) => type === 'form.submitted') ?? { type: '' }

test('keeps the identity of unedited parts, secrets included', () => {
  const typed = plainOf(example)
  expect(problemsWith(typed, example)).toEqual([])
  expect(revived(typed, example)).toBe(example)
  const edited = { ...Object(typed), values: { ...Object(plainOf(example['values'])), city: 'Bath' } }
  expect(problemsWith(edited, example)).toEqual([])
  const { values } = revived(edited, example) as { values: Record<string, unknown> }
  expect(values['city']).toBe('Bath')
  expect(values['cardNumber']).toBeInstanceOf(Secret)
})

test('reports the expected type of each part that has another type', () => {
  const wanted = { type: 'buy', line: { quantity: 1, tags: ['new'] }, secret: new Secret('password', 'x') }
  const typed = { type: 'buy', line: { quantity: 'two', tags: [7] }, secret: 'open', more: true }
  expect(problemsWith(typed, wanted)).toEqual([
    { path: 'line.quantity', wanted: 'number' },
    { path: 'line.tags.0', wanted: 'text' },
    { path: 'secret', wanted: 'asItIs' },
    { path: 'more', wanted: 'absent' },
  ])
  expect(problemsWith({ type: 'buy' }, wanted).map(({ path }) => path)).toEqual(['line', 'secret'])
})
