export const breakpointsKey = 'statecart-breakpoints'

/** Whether this tab has stored breakpoints. A separate file, because an application loads it before a room is opened. */
export function hasBreakpoints(): boolean {
  try {
    return sessionStorage.getItem(breakpointsKey) !== null
  } catch {
    return false
  }
}
