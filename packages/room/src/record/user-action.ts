import type { TypedKind } from './samples.ts'

/**
 * The user's actions in the inspected page, and the resulting page content: roles, accessible names and kinds of values,
 * but never the typed text.
 */
export interface PageSession {
  /** The path and the query of the page when the recording began. */
  address: string
  /** The page content at the beginning. */
  shown: readonly Appearance[]
  actions: readonly UserAction[]
}

export type UserAction = {
  at: number
  /** The elements that appeared after the action, or else a text. */
  appeared: readonly Appearance[]
  /** What disappeared after the action if nothing appeared. A file of an earlier version lacks it. */
  gone?: readonly Appearance[]
  /** The address to which the action has led, with `*` in place of the parts that differ between runs. */
  address?: string
} & (
  | { kind: 'click'; on: Control }
  /** `covered`: another element is drawn over the control, so that it is reached with the keyboard. */
  | { kind: 'check'; on: Control; checked: boolean; covered: boolean }
  /** `left`: the field had lost focus when the page showed these elements. */
  | { kind: 'fill'; on: Control; value: TypedKind; left: boolean }
  | { kind: 'choose'; on: Control; options: readonly (string | number)[] }
  /** The extensions and media types of the chosen files, but neither their names nor their contents. */
  | { kind: 'upload'; on: Control; files: readonly { extension: string; type: string }[] }
  /** Without a control, the key was pressed on the page. */
  | { kind: 'press'; on: Control | undefined; key: string }
  | { kind: 'back' | 'forward' }
)

/** Identifies a control in the page. */
export interface Control {
  /** Undefined for a control without a role, such as a password field, which is found by its label. */
  role: string | undefined
  /** Empty if the control has no name. It is then found by `selector` and its index. */
  name: string
  /** A CSS selector of a control that is not found by its role and name. A file of an earlier version lacks it. */
  selector?: string
  /** The part of the page in which the control is the only one with its role and name. */
  within?: { role: string; name: string }
  /** The index among the controls with the same role and name or selector, if no part of the page distinguishes them. */
  nth?: number
}

/** Stands in place of a role for a text that belongs to no element with a name, such as that of a paragraph. */
export const plainText = 'text'

export interface Appearance {
  role: string
  name: string
  /** The text of an element that is not named by its content, such as a status. */
  text: string
  level?: number
  states: Readonly<Partial<Record<ControlState, boolean>>>
}

export const controlStates = ['pressed', 'checked', 'expanded', 'selected', 'disabled'] as const
type ControlState = (typeof controlStates)[number]
