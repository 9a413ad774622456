/** A date as the shop writes it in English, in the time zone of this computer. */
export function longDate(time: string | number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })
}
