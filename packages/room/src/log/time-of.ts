/** Whether a value read from a file is a valid time. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}

/** UTC time of day with milliseconds; empty for an invalid time. */
export function timeOf(at: number): string {
  return isTime(at) ? new Date(at).toISOString().slice(11, 23) : ''
}
