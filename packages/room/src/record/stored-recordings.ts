import type { Recording } from './recording.ts'

/** The latest recordings, with the values of the application itself: those that cannot be serialized are there for a replay too. */
export interface StoredRecordings {
  /** Returns the recording with an id. */
  store(recording: Recording<unknown>): Recording<unknown>
  of(id: string | undefined): Recording<unknown> | undefined
}

const most = 3

/** @param since tells the application apart from its other windows */
export function createStoredRecordings(since: number): StoredRecordings {
  const recordings: Recording<unknown>[] = []
  let count = 0
  return {
    store(recording) {
      count += 1
      const named = { ...recording, id: `${since}-${count}` }
      recordings.unshift(named)
      recordings.splice(most)
      return named
    },
    of: (id) => recordings.find((recording) => id !== undefined && recording.id === id),
  }
}
