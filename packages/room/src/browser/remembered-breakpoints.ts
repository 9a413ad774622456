import { type Breakpoint, isBreakpoint } from '../machines/breakpoints.ts'

const key = 'statecart-breakpoints'

/** The breakpoints of this tab, which a reload keeps; without session storage they end with the page. */
export const rememberedBreakpoints = {
  read(): readonly Breakpoint[] {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(value) ? value.filter(isBreakpoint) : []
    } catch {
      return []
    }
  },
  keep(breakpoints: readonly Breakpoint[]): void {
    try {
      if (breakpoints.length > 0) sessionStorage.setItem(key, JSON.stringify(breakpoints))
      else sessionStorage.removeItem(key)
    } catch {
      // They are still set in this page.
    }
  },
}
