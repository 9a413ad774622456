import type { Chart, ChartLayout } from '@statecart/chart'
import type { Language } from '../i18n/texts.ts'
import type { TestPlace } from '../record/as-test.ts'
import type { Coverage, Scenario } from '../registry.ts'

/**
 * Describes a machine to the room. It contains only data, because the machine itself may be in another window or process.
 */
export interface MachineInfo {
  /** Unique; part of the accessible name of the chart. */
  name: string
  /** How often a hot reload has replaced the machine. */
  version: number
  title: string
  /** The id of its group. */
  group: string | undefined
  purpose: string
  /** The language of the purpose. */
  language: Language
  chart: Chart
  /** Empty if the application provides no layouts. The room then computes them. */
  layouts: readonly ChartLayout[]
  hasModel: boolean
}

interface Labeled {
  id: string
  /** In the requested language, with English as the fallback. */
  label: string
}

/** Describes an application to the room, without its machines. */
export interface ApplicationInfo {
  build: { version: string; id: string }
  /** In display order. */
  groups: readonly Labeled[]
  faults: readonly Labeled[]
  scenarios: readonly (Labeled & Pick<Scenario, 'path'>)[]
  coverage: Coverage
  /** Undefined if recordings cannot be exported as Vitest tests. */
  test: TestPlace | undefined
}

export interface AboutServices {
  /** Grows when a machine is added or replaced; 0 without machines. */
  'about.revision'(): number
  /** Returns the machines that the room does not know, by name, in their present version. */
  'about.machines'(language: Language, known: Readonly<Record<string, number>>): readonly MachineInfo[]
  'about.application'(language: Language): ApplicationInfo
}
