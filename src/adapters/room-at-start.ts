/**
 * Whether the machine room has to be attached before the shop starts: it has set breakpoints in this tab, which it writes to the session
 * storage under this name, or the address asks for a state, which has to be reached before the shop goes elsewhere.
 */
export function needsRoomAtStart(): boolean {
  try {
    const asked = new URLSearchParams(location.search)
    return asked.has('go') || sessionStorage.getItem('statecart-breakpoints') !== null
  } catch {
    return false
  }
}
