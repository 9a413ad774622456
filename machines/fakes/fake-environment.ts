import type { Preferences } from '../domain/preferences.ts'
import type { AppearancePort, EnvironmentPort } from '../ports/ports.ts'

export interface FakeEnvironment extends EnvironmentPort {
  setOnline(online: boolean): void
  setDark(dark: boolean): void
  watchers(): number
}

export function createFakeEnvironment(spoken: readonly string[] = ['en-US']): FakeEnvironment {
  const listeners = new Set<Parameters<EnvironmentPort['watch']>[0]>()
  let isOnline = true
  let isDark = false

  return {
    online: () => isOnline,
    dark: () => isDark,
    languages: () => spoken,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setOnline(online) {
      isOnline = online
      for (const listener of listeners) listener({ type: 'environment.online', online })
    },
    setDark(dark) {
      isDark = dark
      for (const listener of listeners) listener({ type: 'environment.dark', dark })
    },
    watchers: () => listeners.size,
  }
}

export interface FakeAppearance extends AppearancePort {
  kept: Partial<Preferences>
  /** The looks that were shown, in order. */
  shown: Parameters<AppearancePort['show']>[0][]
}

export function createFakeAppearance(kept: Partial<Preferences> = {}): FakeAppearance {
  return {
    kept,
    shown: [],
    read() {
      return { ...this.kept }
    },
    keep(preferences) {
      this.kept = { ...preferences }
    },
    forget() {
      this.kept = {}
    },
    show(look) {
      this.shown.push({ ...look })
    },
  }
}
