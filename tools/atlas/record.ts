import type { Language } from '../../machines/domain/preferences.ts'

export const themes = ['light', 'dark'] as const
export type ShownTheme = (typeof themes)[number]

/** The windows in which pictures are taken, by name. */
export const windows = {
  desktop: { width: 1_280, height: 720 },
  phone: { width: 390, height: 844 },
} as const
export type WindowName = keyof typeof windows

/** In what way each state is photographed. */
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
  /** Named by its content. */
  file: string
  width: number
  height: number
}

/** What a person sees after a step of a path, and how the shop came there. */
export interface Sighting {
  /** Unique in its machine: the number of the path and of the step. */
  id: string
  /** What was done and what happened, in order, from the opening of the page. */
  path: readonly string[]
  /** The events that the machine received in the last step; none where the path begins. */
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
  /** The texts on the page, seen or read aloud, by language. */
  texts: Readonly<Partial<Record<Language, readonly string[]>>>
  /** Whether the picture differs from that of the step before. */
  isNew: boolean
}

/** All that was seen of one machine. */
export interface MachineRecord {
  machine: string
  sightings: readonly Sighting[]
  /** Why a path ended before its last step, with the path. */
  broken: readonly string[]
  /** Why the drivers cannot take a transition, by its id. */
  exceptions: Readonly<Record<string, string>>
  /** The built files that the pages used, by their address. */
  used: readonly string[]
}

/** What the photographing part is told, as JSON in the variable ATLAS. */
export interface Assignment extends Looks {
  machines: readonly string[]
  /** Gets a file for each machine. */
  folder: string
  picturesFolder: string
}
