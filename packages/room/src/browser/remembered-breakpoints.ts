import { type Breakpoint, isBreakpoint } from '../machines/breakpoints.ts'

const key = 'statecart-breakpoints'

/** Stores the breakpoints of this tab across reloads. Without session storage they are lost on a reload. */
export const rememberedBreakpoints = {
  read(): readonly Breakpoint[] {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(value) ? value.filter(isBreakpoint) : []
    } catch {
      return []
    }
  },
  save(breakpoints: readonly Breakpoint[]): void {
    try {
      if (breakpoints.length > 0) sessionStorage.setItem(key, JSON.stringify(breakpoints))
      else sessionStorage.removeItem(key)
    } catch {
      // Without storage, the breakpoints still apply until the page is closed.
    }
  },
}
