import { isInCalendar } from '../../../machines/dates/dates.ts'

/** Down to the millisecond, the same everywhere; empty for a time from a file that no calendar has. */
export function timeOf(at: number): string {
  return isInCalendar(at) ? new Date(at).toISOString().slice(11, 23) : ''
}
