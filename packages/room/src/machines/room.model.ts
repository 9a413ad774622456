import { defineModel, inputOf, performs } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type RoomContext, roomMachine } from './room.machine.ts'
import type { Tab } from './room.ts'

const tab = (id: string): Tab => ({ id, title: `Shop ${id}`, address: '/', since: 0 })
const link = 'link-1'
const idsOf = ({ tabs }: RoomContext) => tabs.map(({ id }) => id)
const isInspected = ({ tab: inspected }: RoomContext, { id }: AnyEventObject) => inspected === id
const closed = performs('close', { link })

/** The inspected tab has gone: the first of the others is selected, if there is one. */
const leftFor = (others: boolean) => ({
  when: (context: RoomContext, event: AnyEventObject) =>
    isInspected(context, event) && context.tabs.length > 1 === others,
  to: others ? 'inspecting.attaching' : 'alone',
  after: (_: RoomContext, after: RoomContext, event: AnyEventObject) =>
    after.tab === after.tabs[0]?.id && !idsOf(after).includes(event.id) && after.link === undefined,
})
const removed = {
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    !idsOf(after).includes(event.id) && after.tab === before.tab,
}
const sameIds = (one: readonly Tab[], other: readonly Tab[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join()

/** A tab that crashed is listed, if it was known. */
const listedAsLost = <Leaving extends typeof removed>(leaving: Leaving) => ({
  ...leaving,
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    leaving.after(before, after, event) &&
    sameIds(after.lost, [...before.lost, ...before.tabs.filter(({ id }) => id === event.id)]),
})

export const roomModel = defineModel({
  machine: roomMachine,
  purpose: 'The machine room: which tab it inspects, and which part of it.',
  input: { selection: {}, panel: 'log' },
  initially: ({ context: { tabs, lost, overlay, sheet } }) =>
    tabs.length === 0 && lost.length === 0 && overlay === '' && sheet === 'chart',
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
    { type: 'sheet.choose', sheet: 'timeline' },
    { type: 'overlay.choose', overlay: 'tests' },
    { type: 'xstate.done.actor.attach', output: link },
    { type: 'xstate.error.actor.attach', error: new Error('silence') },
  ],
  abstract: ({ tabs, lost, tab: inspected, selection, panel, overlay, sheet }) => [
    tabs.map(({ id }) => id),
    lost.map(({ id }) => id),
    inspected,
    selection.machine,
    panel,
    overlay,
    sheet,
  ],
  answers: {
    alone: {
      'tab.found': {
        to: 'inspecting.attaching',
        after: (_, after, event) => idsOf(after).join() === event.tab.id && after.tab === event.tab.id,
      },
      'tab.gone': { after: (_, { tabs }) => tabs.length === 0 },
      'tab.lost': { after: (before, { tabs, lost }) => tabs.length === 0 && sameIds(lost, before.lost) },
    },
    'inspecting.attaching': {
      'tab.gone': [leftFor(true), leftFor(false), removed],
      'tab.lost': [listedAsLost(leftFor(true)), listedAsLost(leftFor(false)), listedAsLost(removed)],
      'xstate.done.actor.attach': {
        to: 'inspecting.attached',
        after: (before, after, { output }) => after.link === output && after.tab === before.tab,
      },
      'xstate.error.actor.attach': [
        {
          when: ({ tabs }) => tabs.length > 1,
          to: 'inspecting.attaching',
          after: (before, after) => after.tab !== before.tab && after.tabs.length === before.tabs.length - 1,
        },
        { to: 'alone', after: (_, { tabs, tab: inspected }) => tabs.length === 0 && inspected === undefined },
      ],
    },
    'inspecting.attached': {
      'tab.gone': [{ ...leftFor(true), does: [closed] }, { ...leftFor(false), does: [closed] }, removed],
      'tab.lost': [
        { ...listedAsLost(leftFor(true)), does: [closed] },
        { ...listedAsLost(leftFor(false)), does: [closed] },
        listedAsLost(removed),
      ],
      'tab.chosen': {
        when: (context, event) => !isInspected(context, event) && idsOf(context).includes(event.id),
        to: 'inspecting.attaching',
        does: [closed],
        after: (_, after, event) => isInspected(after, event) && after.link === undefined,
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
        does: (_, { selection }) => [performs('writeAddress', { selection })],
        after: (_, after, { selection }) => after.selection === selection,
      },
      'room.shown': { after: (_, after, { selection }) => after.selection === selection },
      'panel.choose': { after: (_, after, { panel }) => after.panel === panel },
      'sheet.choose': { after: (_, after, { sheet }) => after.sheet === sheet },
      'overlay.choose': { after: (_, after, { overlay }) => after.overlay === overlay },
    },
  },
  invariants: {
    'no tab is both open and lost': ({ context: { tabs, lost } }) =>
      lost.every(({ id }) => tabs.every((tab) => tab.id !== id)),
    'a tab is inspected whenever there is one': ({ context }) =>
      (context.tab !== undefined) === context.tabs.length > 0,
    'the chosen tab is the one being attached': (snapshot) =>
      !snapshot.matches({ inspecting: 'attaching' }) ||
      JSON.stringify(inputOf(snapshot, 'attach')) === JSON.stringify({ tab: snapshot.context.tab }),
    'there is a link while a tab is attached': (snapshot) =>
      snapshot.matches({ inspecting: 'attached' }) === (snapshot.context.link !== undefined),
  },
})
