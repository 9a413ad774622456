import { expect, it } from 'vitest'
import {
  afterReading,
  afterRefusal,
  afterWrite,
  emptyFor,
  type Optimistic,
  withPending,
} from '../../machines/domain/optimistic.ts'
import { fc } from '../seeded.ts'

type Step = { kind: 'change'; by: number } | { kind: 'read' | 'send' | 'written' | 'refused' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), by: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('read' as const, 'send' as const, 'written' as const, 'refused' as const),
  }),
)
const append = (value: string, change: number) => value + change

function after(kept: Optimistic<string, number>, taken: Step): Optimistic<string, number> {
  switch (taken.kind) {
    case 'change':
      return { ...kept, ...withPending(kept, taken.by, append) }
    case 'read':
      return { ...kept, ...afterReading(kept, `${kept.stored}, elsewhere: `, append) }
    case 'send':
      return { ...kept, sent: kept.pending.length }
    case 'written':
      return {
        ...kept,
        ...afterWrite(kept, kept.pending.slice(0, kept.sent).reduce(append, kept.stored), append),
      }
    case 'refused':
      return { ...kept, ...afterRefusal(kept, append) }
  }
}

it('shows what is stored with all that is pending, whatever has happened', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let kept = emptyFor<string, number>('guest', 'so far: ')
      for (const taken of steps) {
        kept = after(kept, taken)
        expect(kept.shown).toBe(kept.stored + kept.pending.join(''))
      }
    }),
  )
})
