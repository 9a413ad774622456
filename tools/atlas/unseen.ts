/** States that no picture shows, with the reason: by machine and state. */
const reasons: Readonly<Record<string, string>> = {
  'catalogue featured.drawing': '',
}

export function reasonFor(folder: string, machine: string, state: string): string {
  if (folder === 'room') return 'a machine of the machine room, which no page of the shop shows'
  return reasons[`${machine} ${state}`] || 'no path of its driver rests in it'
}
