import { assign, setup } from 'xstate'
import { isSafeImage } from '../domain/safe-image.ts'
import { withEvent } from '../ports/setup.ts'

export type ImagePreviewEvent =
  | { type: 'image.address'; address: string }
  | { type: 'image.loaded'; address: string }
  | { type: 'image.failed'; address: string }

export interface ImagePreviewContext {
  address: string
  /** The origin of this shop. */
  origin: string
}

/** Previews an image address before it is submitted. Only https and this shop's own addresses are requested. */
export const imagePreviewMachine = setup({
  types: {
    context: {} as ImagePreviewContext,
    events: {} as ImagePreviewEvent,
    input: {} as ImagePreviewContext,
    tags: {} as 'waiting' | 'shown' | 'invalid',
  },
  actions: {
    setAddress: assign((_, { address }: { address: string }) => ({ address: address.trim() })),
  },
  guards: {
    isBlank: ({ context }) => context.address === '',
    isSafe: ({ context }) => isSafeImage(context.address, context.origin),
    isOther: ({ context }, { address }: { address: string }) => address.trim() !== context.address,
    /** Ignores a late answer for an address that has been replaced. */
    isThis: ({ context }, { address }: { address: string }) => address === context.address,
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'imagePreview',
  context: ({ input: { address, origin } }) => ({ address: address.trim(), origin }),
  initial: 'judging',
  on: {
    'image.address': { guard: withEvent('isOther'), target: '.pausing', actions: withEvent('setAddress') },
  },
  states: {
    judging: {
      always: [
        { guard: 'isBlank', target: 'empty' },
        { guard: 'isSafe', target: 'loading' },
        { target: 'invalid' },
      ],
    },
    /** An address is not requested while it is being typed. */
    pausing: {
      tags: ['waiting'],
      always: { guard: 'isBlank', target: 'empty' },
      after: { pause: 'judging' },
    },
    empty: {},
    loading: {
      tags: ['shown', 'waiting'],
      on: {
        'image.loaded': { guard: withEvent('isThis'), target: 'valid' },
        'image.failed': { guard: withEvent('isThis'), target: 'invalid' },
      },
    },
    valid: { tags: ['shown'] },
    invalid: { tags: ['invalid'] },
  },
})
