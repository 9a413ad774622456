import { defineModel, inputOf, isSameData, type Model, performs } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { noFilters } from './filters.ts'
import { type RoomContext, roomMachine } from './room.machine.ts'
import type { Attached, Shown, Tab } from './room.ts'

const tab = (id: string): Tab => ({ id, title: `Tab ${id}`, address: '/', since: 0 })
const link = 'link-1'
const idsOf = ({ tabs }: RoomContext) => tabs.map(({ id }) => id)
const isInspected = ({ tab: inspected }: RoomContext, { id }: AnyEventObject) => inspected === id
const closed = performs('close', { link })

/** The inspected tab has gone. The first of the remaining tabs is selected, if there is one. */
const leftFor = (others: boolean) => ({
  when: (context: RoomContext, event: AnyEventObject) =>
    isInspected(context, event) && context.tabs.length > 1 === others,
  to: others ? 'inspecting.attaching' : 'alone',
  after: (_: RoomContext, after: RoomContext, event: AnyEventObject) =>
    after.tab === after.tabs[0]?.id && !idsOf(after).includes(event.id) && after.link === undefined,
})
const chosen = {
  when: (context: RoomContext, event: AnyEventObject) =>
    !isInspected(context, event) && idsOf(context).includes(event.id),
  to: 'inspecting.attaching',
  after: (_: RoomContext, after: RoomContext, event: AnyEventObject) =>
    isInspected(after, event) && after.link === undefined,
}
const removed = {
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    !idsOf(after).includes(event.id) && after.tab === before.tab,
}
/** A tab that says that it is leaving has not crashed, also if its lock was released before. */
const left = <Leaving extends typeof removed>(leaving: Leaving) => ({
  ...leaving,
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    leaving.after(before, after, event) &&
    sameIds(
      after.lost,
      before.lost.filter(({ id }) => id !== event.id),
    ),
})
const sameIds = (one: readonly Tab[], other: readonly Tab[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join()

const trouble = { machine: 'lamp', sessionId: 'x:1', actor: 'root/lamp' }
const attached = (found: Attached['trouble']): Attached => ({ link, trouble: found })
const shownIn = ({ selection, filters }: RoomContext): Shown => ({ selection, filters })
const filtered = { overlay: 'tests', log: { ...noFilters.log, text: 'cart' } }

/** A tab that crashed is listed, if it was known. */
const listedAsLost = <Leaving extends typeof removed>(leaving: Leaving) => ({
  ...leaving,
  after: (before: RoomContext, after: RoomContext, event: AnyEventObject) =>
    leaving.after(before, after, event) &&
    sameIds(after.lost, [...before.lost, ...before.tabs.filter(({ id }) => id === event.id)]),
})

const withoutTabs: Model<typeof roomMachine>['answers'][string] = {
  'tab.found': {
    to: 'inspecting.attaching',
    after: (_, after, event) => idsOf(after).join() === event.tab.id && after.tab === event.tab.id,
  },
  'tab.gone': left({ after: (_, { tabs }) => tabs.length === 0 }),
  'tab.lost': { after: (before, { tabs, lost }) => tabs.length === 0 && sameIds(lost, before.lost) },
}

export const roomModel = defineModel({
  machine: roomMachine,
  purpose: 'The machine room: which tab it inspects, and which part of it.',
  input: { selection: {}, filters: noFilters },
  initially: ({ value, context: { tabs, lost, sheet } }) =>
    value === 'seeking' && tabs.length === 0 && lost.length === 0 && sheet === 'chart',
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
    { type: 'room.shown', selection: {}, filters: noFilters },
    { type: 'room.filtered', filters: filtered },
    { type: 'sheet.choose', sheet: 'timeline' },
    { type: 'xstate.done.actor.attach', output: attached(undefined) },
    { type: 'xstate.done.actor.attach', output: attached(trouble) },
    { type: 'xstate.error.actor.attach', error: new Error('no answer') },
    { type: 'xstate.after.patience.room.seeking' },
  ],
  abstract: ({ tabs, lost, tab: inspected, selection, filters, sheet }) => [
    tabs.map(({ id }) => id),
    lost.map(({ id }) => id),
    inspected,
    selection.machine,
    filters.overlay,
    filters.log.actor,
    sheet,
  ],
  answers: {
    seeking: { ...withoutTabs, 'xstate.after.patience.room.seeking': 'alone' },
    alone: withoutTabs,
    'inspecting.attaching': {
      'tab.chosen': chosen,
      'tab.gone': [left(leftFor(true)), left(leftFor(false)), left(removed)],
      'tab.lost': [listedAsLost(leftFor(true)), listedAsLost(leftFor(false)), listedAsLost(removed)],
      'xstate.done.actor.attach': [
        {
          when: ({ selection }, { output }) =>
            selection.machine === undefined && output.trouble !== undefined,
          to: 'inspecting.attached',
          does: (before) => [
            performs('writeAddress', {
              selection: { machine: trouble.machine, actor: trouble.sessionId },
              filters: { ...before.filters, log: { ...before.filters.log, actor: trouble.actor } },
            }),
          ],
          after: (before, after, { output }) =>
            after.link === output.link &&
            after.tab === before.tab &&
            isSameData(after.selection, { machine: trouble.machine, actor: trouble.sessionId }) &&
            after.filters.log.actor === trouble.actor &&
            after.sheet === 'inspector',
        },
        {
          to: 'inspecting.attached',
          after: (before, after, { output }) =>
            after.link === output.link &&
            after.tab === before.tab &&
            isSameData(shownIn(after), shownIn(before)),
        },
      ],
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
      'tab.gone': [
        { ...left(leftFor(true)), does: [closed] },
        { ...left(leftFor(false)), does: [closed] },
        left(removed),
      ],
      'tab.lost': [
        { ...listedAsLost(leftFor(true)), does: [closed] },
        { ...listedAsLost(leftFor(false)), does: [closed] },
        listedAsLost(removed),
      ],
      'tab.chosen': { ...chosen, does: [closed] },
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
        does: ({ filters }, { selection }) => [performs('writeAddress', { selection, filters })],
        after: (before, after, { selection }) =>
          after.selection === selection && after.filters === before.filters,
      },
      'room.shown': {
        after: (_, after, { selection, filters }) =>
          after.selection === selection && after.filters === filters,
      },
      'room.filtered': {
        does: ({ selection, filters }, event) => [
          performs('writeAddress', { selection, filters: { ...filters, ...event.filters } }),
        ],
        after: (before, after, { filters }) =>
          isSameData(after.filters, { ...before.filters, ...filters }) &&
          after.selection === before.selection,
      },
      'sheet.choose': { after: (_, after, { sheet }) => after.sheet === sheet },
    },
  },
  delays: { patience: 500 },
  invariants: {
    'tabs that open and close are observed all the time': ({ children }) =>
      children.news?.getSnapshot().status === 'active',
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
  acceptedMutants: {
    'alone: always → inspecting: leads to seeking, not to inspecting':
      '`seeking` leads to `inspecting` at once, because there is a tab',
  },
})
