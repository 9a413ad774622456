import { type Chart, chartOf } from '@statecart/chart'
import type { Language } from '../i18n/texts.ts'
import type { Registry, RoomMachine } from '../registry.ts'
import type { ApplicationInfo, MachineInfo } from './about-protocol.ts'

const charts = new WeakMap<RoomMachine, Chart>()

/** Caches the chart of each machine. */
function chartOfMachine(machine: RoomMachine): Chart {
  const known = charts.get(machine)
  if (known) return known
  const chart = chartOf(machine.machine, machine.title)
  charts.set(machine, chart)
  return chart
}

export function describeMachine(machine: RoomMachine, language: Language, version = 0): MachineInfo {
  const { name, title, group, purpose, layouts, model } = machine
  const translated = machine.purposeIn?.(language)
  return {
    name,
    version,
    title,
    group,
    purpose: translated ?? purpose,
    language: translated === undefined ? 'en' : language,
    // Computed on first access.
    get chart() {
      return chartOfMachine(machine)
    },
    layouts,
    hasModel: model !== undefined,
  }
}

interface WithLabel {
  id: string
  label(language: Language): string
}

export function describeApplication(
  { build, groups = [], faults, scenarios, coverage, replaying }: Registry<never>,
  language: Language,
): ApplicationInfo {
  const labeled = ({ id, label }: WithLabel) => ({ id, label: label(language) })
  return {
    build,
    groups: groups.map(labeled),
    faults: faults.map(labeled),
    scenarios: scenarios.map((scenario) => ({ ...labeled(scenario), path: scenario.path })),
    coverage,
    test: replaying?.test,
  }
}
