import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  afterRefusal,
  afterWrite,
  belongingTo,
  type Kept,
  shownOf,
  withPending,
} from '../../machines/kept/kept.ts'

type Step = { kind: 'change'; by: number } | { kind: 'send' } | { kind: 'written' } | { kind: 'refused' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), by: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('send' as const, 'written' as const, 'refused' as const) }),
)

function after(kept: Kept<string, number>, taken: Step): Kept<string, number> {
  if (taken.kind === 'change') return { ...kept, ...withPending(kept, taken.by) }
  if (taken.kind === 'send') return { ...kept, sent: kept.pending.length }
  if (taken.kind === 'refused') return { ...kept, ...afterRefusal(kept) }
  return { ...kept, ...afterWrite(kept, kept.stored + kept.pending.slice(0, kept.sent).join('')) }
}

it('shows what is stored with all that is pending, whatever has happened', () => {
  const written = (value: string, change: number) => value + change
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let kept = belongingTo<string, number>('guest', 'so far: ')
      for (const taken of steps) {
        kept = after(kept, taken)
        expect(shownOf(kept, written)).toBe(kept.stored + kept.pending.join(''))
      }
    }),
  )
})

it('applies each change once, however many look', () => {
  let applied = 0
  const count = (sum: number, change: number) => {
    applied += 1
    return sum + change
  }
  let kept = belongingTo<number, number>('guest', 0)
  for (let change = 1; change <= 100; change += 1) {
    kept = { ...kept, ...withPending(kept, change) }
    for (let look = 0; look < 3; look += 1) shownOf(kept, count)
  }
  expect(shownOf(kept, count)).toBe(5_050)
  expect(applied).toBe(100)
})
