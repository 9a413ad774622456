import { plural } from '../../plural.ts'
import { defineTexts } from '../../texts.ts'

export const stopsTexts = defineTexts('room.stops', {
  title: 'Breakpoints',
  none: 'None yet. In the states of a machine, “Hold” beside a state, an event or a guard sets one.',
  hold: { state: 'Hold', event: 'Hold', guard: 'Hold guard' },
  at: { state: 'Hold at', event: 'Hold before', guard: 'Hold guard' },
  remove: 'Remove',
  held: (event: string, actor: string) => `Held at ${event} to ${actor}.`,
  waiting: (count: number) => plural('en', count, { one: '# event waits.', other: '# events wait.' }),
  release: 'Release',
  step: 'Release one and stay',
  banner: 'The machine room holds this shop: what you do is kept, and nothing goes on until it is released.',
})
