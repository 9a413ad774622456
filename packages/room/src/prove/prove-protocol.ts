/** How often each transition was taken, by its id. */
export type Counts = Readonly<Record<string, number>>

export interface ProveServices {
  /** What was taken since the room was opened, by the machine's name. */
  'prove.taken'(): Readonly<Record<string, Counts>>
}
