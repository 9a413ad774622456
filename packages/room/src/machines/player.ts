/** A recording, as far as the player needs to know it. */
export interface Tape {
  steps: readonly unknown[]
}

/** Where a replay led elsewhere than the recording did. */
export interface Stray {
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** It was set as a checkpoint. */
  isCheck?: boolean
}

/** How many times as fast as it was recorded, or only when asked. */
export type Speed = 1 | 4 | 'steps'
