import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { itemAfter, type ListMove } from '../domain/list-move.ts'
import type { Product } from '../domain/product.ts'
import { port, withEvent } from '../ports/setup.ts'
import { toNavigation } from '../ports/system.ts'
import { needleOf, resultsAddress, withNewMatches } from './suggest.ts'

export type SearchEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'search.focused' }
  /** The focus or a click went elsewhere. */
  | { type: 'search.left' }
  | { type: 'search.escaped' }
  | { type: 'search.move'; to: ListMove }
  /** Without `option`, the active one is chosen. */
  | { type: 'search.chosen'; option?: number }
  | { type: 'search.submit' }

export interface SearchContext {
  text: string
  suggestions: readonly Product[]
  active: number | undefined
}

const typedAfterNoResults = {
  guard: { type: 'isLongEnough', params: ({ event }: { event: { text: string } }) => event },
  target: 'emptyWhileTyping',
  actions: { type: 'type', params: ({ event }: { event: { text: string } }) => event },
} as const

/** The search box of the header and its list of suggestions. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'asking' | 'suggesting' | 'empty',
  },
  actors: {
    suggest: port<Product[], { text: string }>('suggesting products'),
    /** The suggestions once the whole catalogue is loaded. */
    complete: port<Product[], { text: string }>('completing the suggestions'),
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text, active: undefined })),
    suggest: assign((_, { suggestions }: { suggestions: readonly Product[] }) => ({
      suggestions,
      active: undefined,
    })),
    complete: assign((_, { suggestions }: { suggestions: readonly Product[] }) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: [], active: undefined }),
    forgetAll: assign({ text: '', suggestions: [], active: undefined }),
    forgetActive: assign({ active: undefined }),
    move: assign(({ context: { active, suggestions } }, { to }: { to: ListMove }) => ({
      active: itemAfter(active, to, suggestions.length),
    })),
    toProduct: sendTo(toNavigation, ({ context }, { option }: { option?: number }) => ({
      type: 'navigation.push' as const,
      to: `/products/${context.suggestions[option ?? context.active ?? -1]?.id}`,
    })),
    toResults: sendTo(toNavigation, ({ context }) => ({
      type: 'navigation.push',
      to: resultsAddress(context.text),
    })),
    logFailure: (_, __: { error: unknown }) => {},
  },
  guards: {
    isLongEnough: (_, { text }: { text: string }) => needleOf(text) !== undefined,
    isSubmittable: ({ context }) => context.text.trim() !== '',
    isOption: ({ context }, { option }: { option?: number }) =>
      context.suggestions[option ?? context.active ?? -1] !== undefined,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    hasNoSuggestions: (_, { suggestions }: { suggestions: readonly Product[] }) => suggestions.length === 0,
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'search',
  context: { text: '', suggestions: [], active: undefined },
  initial: 'closed',
  on: {
    'search.typed': [
      { guard: withEvent('isLongEnough'), target: '.open.waiting', actions: withEvent('type') },
      { target: '.closed', actions: [withEvent('type'), 'forgetSuggestions'] },
    ],
    'search.submit': { guard: 'isSubmittable', target: '.closed', actions: ['toResults', 'forgetAll'] },
  },
  states: {
    closed: {
      on: {
        'search.focused': {
          guard: { type: 'isLongEnough', params: ({ context }) => context },
          target: 'open.asking',
        },
        'search.move': {
          guard: { type: 'isLongEnough', params: ({ context }) => context },
          target: 'open.asking',
        },
        'search.escaped': { actions: 'forgetAll' },
      },
    },
    open: {
      initial: 'waiting',
      on: {
        'search.left': { target: 'closed', actions: 'forgetActive' },
        'search.escaped': { target: 'closed', actions: 'forgetActive' },
        'search.move': { guard: 'hasSuggestions', actions: withEvent('move') },
        'search.chosen': {
          guard: withEvent('isOption'),
          target: 'closed',
          actions: [withEvent('toProduct'), 'forgetAll'],
        },
      },
      states: {
        /** While the visitor types, the previous suggestions stay until there are new ones. */
        waiting: { after: { pause: 'asking' } },
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'hasNoSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
                target: 'empty',
                actions: 'forgetSuggestions',
              },
              {
                target: 'suggesting',
                actions: { type: 'suggest', params: ({ event }) => ({ suggestions: event.output }) },
              },
            ],
            onError: { target: '#search.closed', actions: [withEvent('logFailure'), 'forgetSuggestions'] },
          },
        },
        suggesting: {
          tags: ['suggesting'],
          initial: 'incomplete',
          states: {
            /** Later matches are added at the end, so that shown suggestions do not move. */
            incomplete: {
              invoke: {
                id: 'complete',
                src: 'complete',
                input: ({ context }) => ({ text: context.text }),
                onDone: {
                  target: 'complete',
                  actions: {
                    type: 'complete',
                    params: ({ event, context }) => ({
                      suggestions: withNewMatches(context.suggestions, event.output),
                    }),
                  },
                },
                onError: 'complete',
              },
            },
            complete: {},
          },
        },
        empty: { tags: ['empty'], on: { 'search.typed': typedAfterNoResults } },
        /** The text was changed after an empty result: 'no results' stays until there are suggestions. */
        emptyWhileTyping: {
          tags: ['empty'],
          after: { pause: 'asking' },
          on: { 'search.typed': { ...typedAfterNoResults, reenter: true } },
        },
      },
    },
  },
})

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
