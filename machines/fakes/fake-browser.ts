import type { Preferences } from '../domain/preferences.ts'
import type { AppearancePort, EnvironmentPort, InstallationPort, UpdatesPort } from '../ports/ports.ts'

export interface FakeEnvironment extends EnvironmentPort {
  setOnline(online: boolean): void
  setDark(dark: boolean): void
  watchers(): number
}

export function createFakeEnvironment(languages: readonly string[] = ['en-US']): FakeEnvironment {
  const listeners = new Set<Parameters<EnvironmentPort['watch']>[0]>()
  let isOnline = true
  let isDark = false

  return {
    online: () => isOnline,
    dark: () => isDark,
    languages: () => languages,
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
  saved: Partial<Preferences>
  /** As if another tab had saved preferences. */
  saveElsewhere(preferences: Partial<Preferences>): void
  watchers(): number
  /** The arguments of all calls of `show`, in order. */
  shown: Parameters<AppearancePort['show']>[0][]
}

export function createFakeAppearance(saved: Partial<Preferences> = {}): FakeAppearance {
  const listeners = new Set<Parameters<AppearancePort['watch']>[0]>()

  return {
    saved,
    shown: [],
    read() {
      return { ...this.saved }
    },
    save(preferences) {
      this.saved = { ...this.saved, ...preferences }
    },
    forget() {
      this.saved = {}
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    saveElsewhere(preferences) {
      this.save(preferences)
      for (const listener of listeners) listener(this.read())
    },
    watchers: () => listeners.size,
    show(appearance) {
      this.shown.push({ ...appearance })
    },
  }
}

export interface FakeUpdates extends UpdatesPort {
  find(): void
  reloads: number
  watchers(): number
}

export function createFakeUpdates(): FakeUpdates {
  const listeners = new Set<() => void>()
  return {
    reloads: 0,
    watch(onFound) {
      listeners.add(onFound)
      return Promise.resolve(() => listeners.delete(onFound))
    },
    reload() {
      this.reloads += 1
    },
    find() {
      for (const listener of listeners) listener()
    },
    watchers: () => listeners.size,
  }
}

export interface FakeInstallation extends InstallationPort {
  setPossible(possible: boolean): void
  promptCount: number
}

export function createFakeInstallation(): FakeInstallation {
  const listeners = new Set<(possible: boolean) => void>()
  let isPossible = false
  return {
    promptCount: 0,
    watch(listener) {
      listeners.add(listener)
      if (isPossible) listener(true)
      return () => listeners.delete(listener)
    },
    ask() {
      this.promptCount += 1
      isPossible = false
      return Promise.resolve()
    },
    setPossible(possible) {
      isPossible = possible
      for (const listener of listeners) listener(possible)
    },
  }
}
