/** A promise that a machine invokes, and what it can be told to answer. */
export interface Decidable {
  id: string
  choices: readonly Choice[]
  /** The id of what was chosen; what it answers is the world's where nothing is. */
  chosen: string | undefined
}

export interface Choice {
  id: string
  kind: 'succeeds' | 'fails' | 'hangs' | 'late'
  /** What it answers with, told in short. */
  answer: string
}

export interface DecideServices {
  'decide.list'(machine: string): readonly Decidable[]
  /** From now on the promise answers so, whoever invokes it; without a choice as the world does. */
  'decide.choose'(machine: string, promise: string, choice: string | undefined): void
}
