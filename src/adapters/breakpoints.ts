/** Whether the machine room has set breakpoints in this tab; it writes them to the session storage under this name. */
export function hasBreakpoints(): boolean {
  try {
    return sessionStorage.getItem('statecart-breakpoints') !== null
  } catch {
    return false
  }
}
