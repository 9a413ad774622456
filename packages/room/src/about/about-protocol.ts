import type { Chart, ChartLayout } from '@statecart/chart'
import type { Language } from '../i18n/texts.ts'
import type { Coverage, Scenario } from '../registry.ts'

/** What the room shows of a machine: data only, because the machine itself may be in another window or process. */
export interface MachineInfo {
  /** Unique; names the figure. */
  name: string
  title: string
  /** The id of its group. */
  group: string | undefined
  purpose: string
  /** The language of the purpose. */
  language: Language
  chart: Chart
  /** Empty if the application has not laid the chart out: then the room does. */
  layouts: readonly ChartLayout[]
  hasModel: boolean
}

export interface Labeled {
  id: string
  /** In the language that was asked for, or else in English. */
  label: string
}

/** What the room shows of an application besides its machines. */
export interface ApplicationInfo {
  build: { version: string; id: string }
  /** In the order in which the room lists them. */
  groups: readonly Labeled[]
  faults: readonly Labeled[]
  scenarios: readonly (Labeled & Pick<Scenario, 'path'>)[]
  coverage: Coverage
}

export interface AboutServices {
  /** How many machines are known: it only grows. */
  'about.count'(): number
  /** The machines that are known so far, except those with these names. */
  'about.machines'(language: Language, except: readonly string[]): readonly MachineInfo[]
  'about.application'(language: Language): ApplicationInfo
}
