import type { Recording } from './recording.ts'

/**
 * The latest recordings with references to the application's values, so that a replay can also use values that cannot be
 * serialized.
 */
export interface StoredRecordings {
  /** Stores a recording and returns it with an id. */
  store(recording: Recording<unknown>): Recording<unknown>
  of(id: string | undefined): Recording<unknown> | undefined
}

const maxRecordings = 3

/** @param since distinguishes this window of the application from other windows */
export function createStoredRecordings(since: number): StoredRecordings {
  const recordings: Recording<unknown>[] = []
  let count = 0
  return {
    store(recording) {
      count += 1
      const named = { ...recording, id: `${since}-${count}` }
      recordings.unshift(named)
      recordings.splice(maxRecordings)
      return named
    },
    of: (id) => recordings.find((recording) => id !== undefined && recording.id === id),
  }
}
