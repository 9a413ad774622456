/**
 * Whether the machine room has to be attached before the shop starts: either the room has stored breakpoints for this tab in
 * session storage, or the address requests a state (`?go=`), which has to be reached before the shop navigates.
 */
export function needsRoomAtStart(): boolean {
  try {
    const parameters = new URLSearchParams(location.search)
    return parameters.has('go') || sessionStorage.getItem('statecart-breakpoints') !== null
  } catch {
    return false
  }
}
