/** A file may say anything of a time. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}

/** Down to the millisecond, the same everywhere; empty for a time that no calendar has. */
export function timeOf(at: number): string {
  return isTime(at) ? new Date(at).toISOString().slice(11, 23) : ''
}
