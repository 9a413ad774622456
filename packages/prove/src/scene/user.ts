import type { Query } from './query.ts'

/**
 * Acts on a page and looks at it as a person does. `@statecart/prove/testing-library` has one for a rendered component and
 * `@statecart/prove/playwright` one for a page, so that the same driver works with both. What is looked for may take its time to appear.
 */
export interface User {
  click(query: Query): Promise<void>
  /** Replaces what the field holds; an empty text clears it. */
  fill(query: Query, text: string): Promise<void>
  /** Chooses an option of a select by its label or its value. */
  choose(query: Query, option: string): Promise<void>
  /** Presses a key by its name (`Escape`, `Tab`, `Enter`, `ArrowDown`), wherever the focus is. */
  press(key: string): Promise<void>
  focus(query: Query): Promise<void>
  upload(query: Query, file: { name: string; content: string }): Promise<void>

  sees(...queries: Query[]): Promise<void>
  misses(...queries: Query[]): Promise<void>
  /** How many there are. */
  counts(query: Query, number: number): Promise<void>
  /** What a field holds. */
  holds(query: Query, value: string): Promise<void>
  /** Whether it is pressed, checked, expanded or selected. */
  isOn(query: Query, on?: boolean): Promise<void>
  isDisabled(query: Query, disabled?: boolean): Promise<void>
  isFocused(query: Query): Promise<void>
}
