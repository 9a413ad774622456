import { setup } from 'xstate'

export type HintEvent = { type: 'hint.dismissed' }

export interface HintInput {
  /** Whether the hint was dismissed at an earlier visit. */
  isSeen: boolean
}

/** The sentence that explains a tool, shown until the user dismisses it. */
export const hintMachine = setup({
  types: { context: {} as HintInput, events: {} as HintEvent, input: {} as HintInput },
  actions: { remember: () => {} },
  guards: { isSeen: ({ context }) => context.isSeen },
}).createMachine({
  id: 'hint',
  context: ({ input }) => input,
  initial: 'recalled',
  states: {
    recalled: { always: [{ guard: 'isSeen', target: 'seen' }, 'shown'] },
    shown: { on: { 'hint.dismissed': { target: 'seen', actions: 'remember' } } },
    seen: {},
  },
})
