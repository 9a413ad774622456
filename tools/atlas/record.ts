import type { Language } from '../../machines/domain/preferences.ts'

export const themes = ['light', 'dark'] as const
export type ShownTheme = (typeof themes)[number]

/** The windows in which pictures are taken, by name. */
export const windows = {
  desktop: { width: 1_280, height: 720 },
  phone: { width: 390, height: 844 },
} as const
export type WindowName = keyof typeof windows

/** The looks in which each state is photographed. */
export interface Looks {
  themes: readonly ShownTheme[]
  languages: readonly Language[]
  sizes: readonly WindowName[]
}

/** `phone-light-en`: the key of a picture. */
export function lookOf(size: WindowName, theme: ShownTheme, language: Language): string {
  return `${size}-${theme}-${language}`
}

export interface Picture {
  /** The name of the file, which depends on its content. */
  file: string
  width: number
  height: number
}

/** The view after a step of a path, and the path to it. */
export interface Sighting {
  /** Unique in its machine: the number of the path and of the step. */
  id: string
  /** The actions and events since the page was opened, in order. */
  path: readonly string[]
  /** The events that the machine received in the last step; empty at the start of the path. */
  events: readonly string[]
  /** The leaf states of the machine. */
  states: readonly string[]
  /** The ids of the transitions that the last step took. */
  taken: readonly string[]
  address: string
  /** Every machine that runs in the page, and its leaf states. */
  actors: readonly { name: string; states: readonly string[] }[]
  /** By look. */
  pictures: Readonly<Record<string, Picture>>
  /** The visible texts of the page and those for screen readers, by language. */
  texts: Readonly<Partial<Record<Language, readonly string[]>>>
  /** Whether the picture differs from that of the step before. */
  isNew: boolean
}

/** All views of one machine. */
export interface MachineRecord {
  machine: string
  sightings: readonly Sighting[]
  /** The reasons why paths ended before their last step, with the paths. */
  broken: readonly string[]
  /** The reasons why the drivers cannot take transitions, by transition id. */
  exceptions: Readonly<Record<string, string>>
  /** The built files that the pages used, by their address. */
  used: readonly string[]
}

/** The input of the spec that takes the pictures, as JSON in the environment variable ATLAS. */
export interface Assignment extends Looks {
  machines: readonly string[]
  /** The folder for the results, with a file for each machine. */
  folder: string
  picturesFolder: string
}
