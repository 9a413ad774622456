import type { Recording } from './recording.ts'

/** The latest recordings, with the values of the application itself: those that cannot be serialized are there for a replay too. */
export interface KeptRecordings {
  /** Returns the recording with an id. */
  keep(recording: Recording<unknown>): Recording<unknown>
  of(id: string | undefined): Recording<unknown> | undefined
}

const most = 3

/** @param since tells the application apart from its other windows */
export function createKeptRecordings(since: number): KeptRecordings {
  const kept: Recording<unknown>[] = []
  let count = 0
  return {
    keep(recording) {
      count += 1
      const named = { ...recording, id: `${since}-${count}` }
      kept.unshift(named)
      kept.splice(most)
      return named
    },
    of: (id) => kept.find((recording) => id !== undefined && recording.id === id),
  }
}
