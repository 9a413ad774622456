import { type Breakpoint, isBreakpoint } from '../machines/breakpoints.ts'
import { breakpointsKey } from './has-breakpoints.ts'

/** Stores the breakpoints of this tab across reloads. Without session storage they are lost on a reload. */
export const rememberedBreakpoints = {
  read(): readonly Breakpoint[] {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(breakpointsKey) ?? '[]')
      return Array.isArray(value) ? value.filter(isBreakpoint) : []
    } catch {
      return []
    }
  },
  save(breakpoints: readonly Breakpoint[]): void {
    try {
      if (breakpoints.length > 0) sessionStorage.setItem(breakpointsKey, JSON.stringify(breakpoints))
      else sessionStorage.removeItem(breakpointsKey)
    } catch {
      // Without storage, the breakpoints still apply until the page is closed.
    }
  },
}
