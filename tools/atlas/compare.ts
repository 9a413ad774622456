import { type ChartDiff, diffCharts, isEmptyDiff } from '@statecart/chart'
import type { Atlas, AtlasMachine, View } from './atlas.ts'
import type { Picture } from './record.ts'

/** The differences between the atlases of two commits. */
export interface AtlasChanges {
  added: readonly string[]
  removed: readonly string[]
  charts: readonly { name: string; diff: ChartDiff }[]
  messages: readonly MessageChange[]
  /** Color tokens, as `accent light`. */
  colors: readonly { token: string; before: string; after: string }[]
  views: readonly ViewChange[]
  /** Views that exist only in one atlas, such as the views of an added state. */
  appeared: readonly LocatedView[]
  disappeared: readonly LocatedView[]
  /** The reasons why paths can no longer be performed. */
  broken: readonly string[]
}

interface MessageChange {
  language: string
  key: string
  before: string
  after: string
}

export interface LocatedView {
  machine: string
  view: View
}

/** The same view with another picture in one look. */
export interface ViewChange extends LocatedView {
  look: string
  earlier: View
  before: Picture
  after: Picture
}

export function compareAtlases(before: Atlas, after: Atlas): AtlasChanges {
  const machinesByName = (machines: readonly AtlasMachine[]) =>
    new Map(machines.map((one) => [one.name, one]))
  const [old, now] = [machinesByName(before.machines), machinesByName(after.machines)]
  const inBoth = [...old.values()].flatMap((earlier) => {
    const later = now.get(earlier.name)
    return later ? [{ name: earlier.name, earlier, later, ...pairedViews(earlier, later) }] : []
  })
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    charts: inBoth.flatMap(({ name, earlier, later }) => {
      const diff = diffCharts(earlier.chart, later.chart)
      return isEmptyDiff(diff) ? [] : [{ name, diff }]
    }),
    messages: changedMessages(before, after),
    colors: changedColors(before, after),
    views: inBoth.flatMap(({ name, pairs }) => pairs.flatMap((pair) => changedLooks(name, pair))),
    appeared: inBoth.flatMap(({ name, appeared }) => appeared.map((view) => ({ machine: name, view }))),
    disappeared: inBoth.flatMap(({ name, disappeared }) =>
      disappeared.map((view) => ({ machine: name, view })),
    ),
    broken: inBoth.flatMap(({ earlier, later }) =>
      later.broken.filter((why) => !earlier.broken.includes(why)),
    ),
  }
}

interface Paired {
  pairs: readonly { earlier: View; later: View }[]
  appeared: readonly View[]
  disappeared: readonly View[]
}

/** Pairs views with the same states, events and transitions; views that have these in common are paired in their order. */
function pairedViews(before: AtlasMachine, after: AtlasMachine): Paired {
  const [old, now] = [viewsByKey(before.views), viewsByKey(after.views)]
  return {
    pairs: [...now].flatMap(([key, later]) => {
      const earlier = old.get(key)
      return earlier ? [{ earlier, later }] : []
    }),
    appeared: [...now].flatMap(([key, view]) => (old.has(key) ? [] : [view])),
    disappeared: [...old].flatMap(([key, view]) => (now.has(key) ? [] : [view])),
  }
}

function viewsByKey(views: readonly View[]): Map<string, View> {
  const occurrences = new Map<string, number>()
  return new Map(
    views.map((view) => {
      const key = JSON.stringify([view.states, view.events, view.taken])
      const occurrence = (occurrences.get(key) ?? 0) + 1
      occurrences.set(key, occurrence)
      return [`${key} ${occurrence}`, view]
    }),
  )
}

function changedLooks(machine: string, { earlier, later }: Paired['pairs'][number]): ViewChange[] {
  return Object.entries(later.pictures).flatMap(([look, after]) => {
    const before = earlier.pictures[look]
    return before && before.file !== after.file
      ? [{ machine, view: later, look, earlier, before, after }]
      : []
  })
}

/** Messages that appear in both atlases, with different texts. */
function changedMessages(before: Atlas, after: Atlas): MessageChange[] {
  return Object.entries(after.messages).flatMap(([language, texts]) => {
    const earlier = Object.entries(before.messages).find(([name]) => name === language)?.[1] ?? {}
    return Object.entries(texts).flatMap(([key, text]) => {
      const old = earlier[key]
      return old === undefined || old === text ? [] : [{ language, key, before: old, after: text }]
    })
  })
}

function changedColors(before: Atlas, after: Atlas): AtlasChanges['colors'] {
  return Object.entries(after.colors).flatMap(([token, color]) => {
    const old = before.colors[token]
    return old === undefined || old === color ? [] : [{ token, before: old, after: color }]
  })
}
