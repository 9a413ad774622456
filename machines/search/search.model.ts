import { type FullAnswer, isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { lamp, mug, scarf, soldOut } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { type SearchContext, searchMachine } from './search.machine.ts'

type SearchAnswer = FullAnswer<typeof searchMachine>
type Comparison = NonNullable<SearchAnswer['after']>

const isLongEnough = ({ text }: Pick<SearchContext, 'text'>) => text.trim().length >= 2
const failure = new Error('No product source answered')

const hasTypedText: Comparison = (before, after, { text }) =>
  after.text === text && after.active === undefined && after.suggestions === before.suggestions
const isBlank: Comparison = (_, after) => isSameData(after, { text: '', suggestions: [] })

const typed: readonly SearchAnswer[] = [
  { when: (_, { text }) => isLongEnough({ text }), to: 'open.waiting', after: hasTypedText },
  {
    to: 'closed',
    after: (_, after, { text }) => after.text === text && after.suggestions.length === 0,
  },
]
const typedAfterNoResults: readonly SearchAnswer[] = [
  { when: (_, { text }) => isLongEnough({ text }), to: 'open.emptyWhileTyping', after: hasTypedText },
  {
    to: 'closed',
    after: (_, after, { text }) => after.text === text && after.suggestions.length === 0,
  },
]
const submitted: SearchAnswer = {
  when: ({ text }) => text.trim() !== '',
  to: 'closed',
  does: ({ text }) => [
    tells('navigation', { type: 'navigation.push', to: `/products?search=${text.trim()}` }),
  ],
  after: isBlank,
}
const requestsSuggestions: SearchAnswer = { when: isLongEnough, to: 'open.asking' }
const closes: SearchAnswer = {
  to: 'closed',
  after: (before, after) => after.active === undefined && after.suggestions === before.suggestions,
}

const chosenProduct = ({ suggestions, active }: SearchContext, { option }: AnyEventObject) =>
  suggestions[option ?? active ?? -1]

const moved: Comparison = (before, { active }, { to }) => {
  const last = before.suggestions.length - 1
  if (to === 'first') return active === 0
  if (to === 'last') return active === last
  if (before.active === undefined) return active === (to === 'next' ? 0 : last)
  if (to === 'next') return active === (before.active === last ? 0 : before.active + 1)
  return active === (before.active === 0 ? last : before.active - 1)
}

export const searchModel = defineShopModel({
  machine: searchMachine,
  purpose:
    'The search box of the header: it suggests while the visitor types, and never shows the answer to an older text.',
  input: undefined,
  events: [
    { type: 'search.typed', text: 'lam' },
    { type: 'search.typed', text: ' mug ' },
    { type: 'search.typed', text: ' m ' },
    { type: 'search.typed', text: '  ' },
    { type: 'search.focused' },
    { type: 'search.left' },
    { type: 'search.escaped' },
    { type: 'search.move', to: 'next' },
    { type: 'search.move', to: 'previous' },
    { type: 'search.move', to: 'first' },
    { type: 'search.move', to: 'last' },
    { type: 'search.chosen' },
    { type: 'search.chosen', option: 1 },
    { type: 'search.chosen', option: 9 },
    { type: 'search.submit' },
    { type: 'xstate.after.pause.search.open.waiting' },
    { type: 'xstate.after.pause.search.open.emptyWhileTyping' },
    { type: 'xstate.done.actor.suggest', output: [lamp, mug] },
    { type: 'xstate.done.actor.suggest', output: [] },
    { type: 'xstate.error.actor.suggest', error: failure },
    { type: 'xstate.done.actor.complete', output: [lamp, mug, scarf, soldOut] },
    { type: 'xstate.done.actor.complete', output: [lamp] },
    { type: 'xstate.error.actor.complete', error: failure },
  ],
  abstract: ({ text, suggestions, active }) => [text, suggestions.length, active],
  answers: {
    '*': { 'search.submit': submitted, 'search.typed': typed },
    closed: {
      'search.focused': requestsSuggestions,
      'search.move': requestsSuggestions,
      'search.escaped': { after: isBlank },
    },
    open: {
      'search.left': closes,
      'search.escaped': closes,
      'search.move': { when: ({ suggestions }) => suggestions.length > 0, after: moved },
      'search.chosen': {
        when: (before, event) => chosenProduct(before, event) !== undefined,
        to: 'closed',
        does: (before, event) => [
          tells('navigation', {
            type: 'navigation.push',
            to: `/products/${chosenProduct(before, event)?.id}`,
          }),
        ],
        after: isBlank,
      },
    },
    'open.waiting': { 'xstate.after.pause.search.open.waiting': 'open.asking' },
    'open.asking': {
      'xstate.done.actor.suggest': [
        {
          when: (_, { output }) => output.length > 0,
          to: 'open.suggesting.incomplete',
          after: (_, after, { output }) => after.suggestions === output && after.active === undefined,
        },
        { to: 'open.empty', after: (_, after) => after.suggestions.length === 0 },
      ],
      'xstate.error.actor.suggest': {
        to: 'closed',
        does: [performs('logFailure', { type: 'xstate.error.actor.suggest', error: failure })],
        after: (before, after) => after.suggestions.length === 0 && after.text === before.text,
      },
    },
    'open.suggesting.incomplete': {
      'xstate.done.actor.complete': {
        to: 'open.suggesting.complete',
        after: (before, after, { output }) =>
          after.active === before.active &&
          isSameData(after.suggestions, output.length > 2 ? output : before.suggestions),
      },
      'xstate.error.actor.complete': 'open.suggesting.complete',
    },
    'open.empty': { 'search.typed': typedAfterNoResults },
    'open.emptyWhileTyping': {
      'search.typed': typedAfterNoResults,
      'xstate.after.pause.search.open.emptyWhileTyping': 'open.asking',
    },
  },
  tags: {
    'open.asking': ['asking'],
    'open.suggesting': ['suggesting'],
    'open.empty': ['empty'],
    'open.emptyWhileTyping': ['empty'],
  },
  delays: { pause: 300 },
  invariants: {
    'the active suggestion is in the list': ({ context: { active, suggestions } }) =>
      active === undefined || active < suggestions.length,
    'there are no suggestions for fewer than two letters': ({ context }) =>
      context.suggestions.length === 0 || isLongEnough(context),
    'the list is closed for fewer than two letters': ({ value, context }) =>
      value === 'closed' || isLongEnough(context),
  },
  acceptedMutants: {
    'open: starts in asking, not in waiting': 'every transition names the state in `open`',
  },
})
