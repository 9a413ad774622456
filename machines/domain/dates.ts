const earliest = Date.UTC(1970, 0, 1)
const end = Date.UTC(3000, 0, 1)

/** Whether a time lies in the years 1970 to 2999: every date near it can be computed and shown. */
export function isInCalendar(time: number): boolean {
  return time >= earliest && time < end
}

export function isDateText(text: string): boolean {
  return isInCalendar(Date.parse(text))
}
