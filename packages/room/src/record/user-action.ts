import type { TypedKind } from './samples.ts'

/** What a person did in the inspected page, and what it showed afterwards: roles, accessible names and kinds of values, never what was typed. */
export interface PageSession {
  /** The path and the query of the page when the recording began. */
  address: string
  /** What the page showed at the beginning. */
  shown: readonly Appearance[]
  actions: readonly UserAction[]
}

export type UserAction = {
  at: number
  /** What the page showed afterwards and not before. */
  appeared: readonly Appearance[]
} & (
  | { kind: 'click'; on: Control }
  /** `covered`: another element is drawn over the control, so that it is reached with the keyboard. */
  | { kind: 'check'; on: Control; checked: boolean; covered: boolean }
  /** `left`: the field had lost the focus by the time that the page showed this. */
  | { kind: 'fill'; on: Control; value: TypedKind; left: boolean }
  | { kind: 'choose'; on: Control; options: readonly (string | number)[] }
  /** Without a control, the key was pressed on the page. */
  | { kind: 'press'; on: Control | undefined; key: string }
  | { kind: 'back' | 'forward' }
)

/** How a control is found in the page. */
export interface Control {
  /** Undefined for a control without a role, such as a password field, which is found by its label. */
  role: string | undefined
  /** Empty if it has none; then it is found by its number. */
  name: string
  /** The part of the page in which the control is the only one of its role and name. */
  within?: { role: string; name: string }
  /** Its number among the controls of the same role and name, where no part of the page tells them apart. */
  nth?: number
}

export interface Appearance {
  role: string
  name: string
  /** The text of an element whose role is not named by it, such as a status. */
  text: string
  level?: number
  states: Readonly<Partial<Record<ControlState, boolean>>>
}

export const controlStates = ['pressed', 'checked', 'expanded', 'selected', 'disabled'] as const
export type ControlState = (typeof controlStates)[number]
