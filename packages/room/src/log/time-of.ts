/** Whether a value read from a file is a valid time. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}

const timeOfDay = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const seconds = new Intl.DateTimeFormat('en', timeOfDay)
const milliseconds = new Intl.DateTimeFormat('en', { ...timeOfDay, fractionalSecondDigits: 3 })
// Swedish dates have the order of ISO 8601.
const dateAndTime = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' })

/** Time of day in the reader's time zone; empty for an invalid time. */
export function timeOf(at: number): string {
  return isTime(at) ? seconds.format(at) : ''
}

/** Like `timeOf`, with milliseconds. */
export function timeWithMilliseconds(at: number): string {
  return isTime(at) ? milliseconds.format(at) : ''
}

/** Date and time of day in the reader's time zone, as in 2026-11-24 09:30. */
export function dateAndTimeOf(at: number): string {
  return dateAndTime.format(at)
}
