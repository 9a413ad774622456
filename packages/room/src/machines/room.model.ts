import { defineModel, inputOf, performs } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type RoomContext, roomMachine } from './room.machine.ts'
import type { Tab } from './room.ts'

const tab = (id: string): Tab => ({ id, title: `Shop ${id}`, address: '/', since: 0 })
const link = 'link-1'
const idsOf = ({ tabs }: RoomContext) => tabs.map(({ id }) => id)
const isLooked = ({ tab: looked }: RoomContext, { id }: AnyEventObject) => looked === id
const closed = performs('close', { link })

/** The inspected tab has gone: the first of the others is selected, if there is one. */
const leftFor = (others: boolean) => ({
  when: (context: RoomContext, event: AnyEventObject) =>
    isLooked(context, event) && context.tabs.length > 1 === others,
  to: others ? 'attaching' : 'alone',
  after: (_: RoomContext, after: RoomContext, event: AnyEventObject) =>
    after.tab === after.tabs[0]?.id && !idsOf(after).includes(event.id) && after.link === undefined,
})
const struck = {
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    !idsOf(after).includes(event.id) && after.tab === before.tab,
}
const sameIds = (one: readonly Tab[], other: readonly Tab[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join()

/** What goes without a word is remembered, if it was known. */
const mourned = <Leaving extends typeof struck>(leaving: Leaving) => ({
  ...leaving,
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    leaving.after(before, after, event) &&
    sameIds(after.lost, [...before.lost, ...before.tabs.filter(({ id }) => id === event.id)]),
})

export const roomModel = defineModel({
  machine: roomMachine,
  purpose: 'The machine room: which tab it inspects, and which part of it.',
  input: { selection: {}, panel: 'log' },
  begins: ({ context: { tabs, lost, overlay } }) => tabs.length === 0 && lost.length === 0 && overlay === '',
  events: [
    { type: 'tab.found', tab: tab('one') },
    { type: 'tab.found', tab: tab('two') },
    { type: 'tab.found', tab: { ...tab('one'), address: '/cart' } },
    { type: 'tab.gone', id: 'one' },
    { type: 'tab.gone', id: 'two' },
    { type: 'tab.lost', id: 'one' },
    { type: 'tab.lost', id: 'two' },
    { type: 'tab.chosen', id: 'one' },
    { type: 'tab.chosen', id: 'two' },
    { type: 'room.show', selection: { machine: 'lamp' } },
    { type: 'room.shown', selection: {} },
    { type: 'panel.choose', panel: 'sequence' },
    { type: 'overlay.choose', overlay: 'tests' },
    { type: 'xstate.done.actor.attach', output: link },
    { type: 'xstate.error.actor.attach', error: new Error('silence') },
  ],
  abstract: ({ tabs, lost, tab: looked, selection, panel, overlay }) => [
    tabs.map(({ id }) => id),
    lost.map(({ id }) => id),
    looked,
    selection.machine,
    panel,
    overlay,
  ],
  answers: {
    alone: {
      'tab.found': {
        to: 'attaching',
        after: (_, after, event) => idsOf(after).join() === event.tab.id && after.tab === event.tab.id,
      },
      'tab.gone': { after: (_, { tabs }) => tabs.length === 0 },
      'tab.lost': { after: (before, { tabs, lost }) => tabs.length === 0 && sameIds(lost, before.lost) },
    },
    attaching: {
      'tab.gone': [leftFor(true), leftFor(false), struck],
      'tab.lost': [mourned(leftFor(true)), mourned(leftFor(false)), mourned(struck)],
      'xstate.done.actor.attach': {
        to: 'following',
        after: (before, after, { output }) => after.link === output && after.tab === before.tab,
      },
      'xstate.error.actor.attach': [
        {
          when: ({ tabs }) => tabs.length > 1,
          to: 'attaching',
          after: (before, after) => after.tab !== before.tab && after.tabs.length === before.tabs.length - 1,
        },
        { to: 'alone', after: (_, { tabs, tab: looked }) => tabs.length === 0 && looked === undefined },
      ],
    },
    following: {
      'tab.gone': [{ ...leftFor(true), does: [closed] }, { ...leftFor(false), does: [closed] }, struck],
      'tab.lost': [
        { ...mourned(leftFor(true)), does: [closed] },
        { ...mourned(leftFor(false)), does: [closed] },
        mourned(struck),
      ],
      'tab.chosen': {
        when: (context, event) => !isLooked(context, event) && idsOf(context).includes(event.id),
        to: 'attaching',
        does: [closed],
        after: (_, after, event) => isLooked(after, event) && after.link === undefined,
      },
    },
    '*': {
      'tab.found': {
        after: (before, after, event) =>
          idsOf(after).join() === [...new Set([...idsOf(before), event.tab.id])].join() &&
          after.tabs.includes(event.tab) &&
          after.lost.every(({ id }) => id !== event.tab.id) &&
          after.tab === before.tab,
      },
      'room.show': {
        does: (_, { selection }) => [performs('keepAddress', { selection })],
        after: (_, after, { selection }) => after.selection === selection,
      },
      'room.shown': { after: (_, after, { selection }) => after.selection === selection },
      'panel.choose': { after: (_, after, { panel }) => after.panel === panel },
      'overlay.choose': { after: (_, after, { overlay }) => after.overlay === overlay },
    },
  },
  invariants: {
    'nobody is there and lost': ({ context: { tabs, lost } }) =>
      lost.every(({ id }) => tabs.every((tab) => tab.id !== id)),
    'a tab is looked at whenever there is one': ({ context }) =>
      (context.tab !== undefined) === context.tabs.length > 0,
    'the way that is looked for leads to it': (snapshot) =>
      !snapshot.matches('attaching') ||
      JSON.stringify(inputOf(snapshot, 'attach')) === JSON.stringify({ tab: snapshot.context.tab }),
    'the way to it is there while it is followed': (snapshot) =>
      snapshot.matches('following') === (snapshot.context.link !== undefined),
  },
})
