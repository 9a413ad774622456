import type { Chart, ChartLayout } from '@statecart/chart'
import type { Language } from '../i18n/texts.ts'
import type { Coverage, Scenario } from '../registry.ts'

/**
 * Describes a machine to the room. It contains only data, because the machine itself may be in another window or process.
 */
export interface MachineInfo {
  /** Unique; part of the accessible name of the chart. */
  name: string
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

export interface Labeled {
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
}

export interface AboutServices {
  /** Returns the number of known machines, which only grows. */
  'about.count'(): number
  /** Returns the machines known so far, except those with these names. */
  'about.machines'(language: Language, except: readonly string[]): readonly MachineInfo[]
  'about.application'(language: Language): ApplicationInfo
}
