/** Down to the millisecond, the same everywhere. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23)
}
