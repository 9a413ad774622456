import {
  type Chart,
  type ChartLayout,
  chartOf,
  detailedChartOf,
  isWithin,
  restingStates,
} from '@statecart/chart'
import stored from '../../machines/coverage.json' with { type: 'json' }
import type { Language } from '../../machines/domain/preferences.ts'
import { type NamedModel, namedModels } from '../../src/app/machine-room/models.ts'
import { semanticColors } from '../../src/theme/semantic-colors.ts'
import { cachedLayouts } from '../charts/layouts.ts'
import type { Depth } from '../coverage/depth.ts'
import { messagesIn } from './messages.ts'
import type { Looks, MachineRecord, Sighting } from './record.ts'
import { testsOf } from './tests-of.ts'

/** The data that the pages show, and that is compared with the atlas of another commit. */
export interface Atlas {
  format: 1
  commit: string
  looks: Looks
  machines: readonly AtlasMachine[]
  /** The messages that appear, by language and key. */
  messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  /** The colors of the themes, as `accent light`. */
  colors: Readonly<Record<string, string>>
}

export interface AtlasMachine {
  name: string
  purpose: string
  /** The machine's file is `{path}.machine.ts`. */
  path: string
  chart: Chart
  layout: ChartLayout | undefined
  states: readonly AtlasState[]
  views: readonly View[]
  /** The test files of the machine. */
  tests: readonly string[]
  /** The reasons why paths were not performed to the end. */
  broken: readonly string[]
}

export interface AtlasState {
  path: string
  /** The reason why the state has no picture; undefined if it has one. */
  reason: string | undefined
  /** How often the tests of each depth entered it. */
  entered: Readonly<Record<Depth, number>>
}

/** A sighting with messages instead of texts. */
export interface View extends Omit<Sighting, 'texts'> {
  messages: readonly string[]
}

export async function atlasOf(
  records: readonly MachineRecord[],
  looks: Looks,
  commit: string,
): Promise<Atlas> {
  const finders = looks.languages.map((language) => [language, messagesIn(language)] as const)
  const keysOf = ({ texts }: Sighting): string[] => [
    ...new Set(finders.flatMap(([language, finder]) => finder.keysIn(texts[language] ?? []))),
  ]
  const machines = await Promise.all(
    records.map(async (record): Promise<AtlasMachine> => {
      const model = modelNamed(record.machine)
      const chart = detailedChartOf(model.model.machine)
      const views = record.sightings.map(({ texts, ...sighting }) => ({
        ...sighting,
        messages: keysOf({ texts, ...sighting }),
      }))
      const [layout] = await cachedLayouts(chart)
      const { name, folder, path } = model
      const { purpose = '' } = model.model
      const states = statesOf(model, views, record.exceptions)
      const tests = testsOf(folder, name)
      return { name, purpose, path, chart, layout, states, views, tests, broken: record.broken }
    }),
  )
  const shown = [
    ...new Set(machines.flatMap(({ views }) => views.flatMap(({ messages }) => messages))),
  ].sort()
  const messages = finders.map(([language, finder]) => [
    language,
    Object.fromEntries(shown.map((key) => [key, finder.textOf(key) ?? ''])),
  ])
  return { format: 1, commit, looks, machines, messages: Object.fromEntries(messages), colors }
}

const colors = Object.fromEntries(
  Object.entries(semanticColors).flatMap(([token, { light, dark }]) => [
    [`${token} light`, light],
    [`${token} dark`, dark],
  ]),
)

function modelNamed(name: string): NamedModel {
  const model = namedModels.find((named) => named.name === name)
  if (!model) throw new Error(`No machine is named ${name}.`)
  return model
}

const passedThrough = 'every path of its driver passes through it within one step'

function statesOf(
  { name, model: { machine } }: NamedModel,
  views: readonly View[],
  exceptions: MachineRecord['exceptions'],
): AtlasState[] {
  const chart = chartOf(machine)
  return restingStates(machine).map((path) => ({
    path,
    reason: views.some(({ states }) => states.includes(path))
      ? undefined
      : (whyNotEntered(path, chart, exceptions) ?? passedThrough),
    entered: entriesOf(name, path, chart),
  }))
}

/** Returns the reason from the drivers' exceptions if all transitions to the state are exceptions. */
function whyNotEntered(
  path: string,
  { states, transitions }: Chart,
  exceptions: MachineRecord['exceptions'],
): string | undefined {
  const id = states.find((state) => state.path === path)?.id ?? ''
  const incoming = transitions.filter(({ targets }) => targets.includes(id))
  const [first, ...others] = incoming.map((transition) => exceptions[transition.id])
  return others.includes(undefined) ? undefined : first
}

type Counts = Readonly<Record<string, Readonly<Partial<Record<Depth, number>>>>>

/** Counts how often the transitions to the state or to its ancestors were taken. */
function entriesOf(name: string, path: string, chart: Chart): Record<Depth, number> {
  const counts = (stored as Readonly<Record<string, Counts>>)[name] ?? {}
  const withAncestors = chart.states.filter((state) => state.path !== '' && isWithin(path, state.path))
  const incoming = chart.transitions.filter(({ targets }) =>
    withAncestors.some(({ id }) => targets.includes(id)),
  )
  const countAt = (depth: Depth) => incoming.reduce((sum, { id }) => sum + (counts[id]?.[depth] ?? 0), 0)
  return { pure: countAt('pure'), rendered: countAt('rendered'), browser: countAt('browser') }
}

/** Counts the resting states with a picture, and all resting states. */
export function countOf(machines: readonly Pick<AtlasMachine, 'states'>[]): { shown: number; all: number } {
  const states = machines.flatMap((machine) => machine.states)
  return { shown: states.filter(({ reason }) => reason === undefined).length, all: states.length }
}
