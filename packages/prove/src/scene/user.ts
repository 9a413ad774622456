import type { Query } from './query.ts'

/**
 * Acts on a page and checks it as a person does. `createUser` of `@statecart/prove/testing-library` is for a rendered component,
 * and that of `@statecart/prove/playwright` for a page, so that the same driver works with both. Checks wait until they pass.
 */
export interface User {
  click(query: Query): Promise<void>
  /** Replaces the content of a field at once; an empty text clears it. */
  fill(query: Query, text: string): Promise<void>
  /** Chooses an option of a select by its label or its value. */
  choose(query: Query, option: string): Promise<void>
  /** Presses a key by its name (`Escape`, `Tab`, `Enter`, `ArrowDown`), wherever the focus is. */
  press(key: string): Promise<void>
  focus(query: Query): Promise<void>
  upload(query: Query, file: { name: string; content: string }): Promise<void>

  sees(...queries: Query[]): Promise<void>
  misses(...queries: Query[]): Promise<void>
  /** Checks the number of matching elements. */
  counts(query: Query, number: number): Promise<void>
  /** Checks the value of a field. */
  holds(query: Query, value: string): Promise<void>
  /** Checks whether an element is pressed, checked, expanded or selected. */
  isOn(query: Query, on?: boolean): Promise<void>
  isDisabled(query: Query, disabled?: boolean): Promise<void>
  isFocused(query: Query): Promise<void>
}
