import type { InstallationPort, UpdatesPort } from '../ports/ports.ts'

export interface FakeUpdates extends UpdatesPort {
  find(): void
  taken: number
  watchers(): number
}

export function createFakeUpdates(): FakeUpdates {
  const listeners = new Set<() => void>()
  return {
    taken: 0,
    watch(onFound) {
      listeners.add(onFound)
      return Promise.resolve(() => listeners.delete(onFound))
    },
    take() {
      this.taken += 1
    },
    find() {
      for (const listener of listeners) listener()
    },
    watchers: () => listeners.size,
  }
}

export interface FakeInstallation extends InstallationPort {
  setPossible(possible: boolean): void
  asked: number
}

export function createFakeInstallation(): FakeInstallation {
  const listeners = new Set<(possible: boolean) => void>()
  let isPossible = false
  return {
    asked: 0,
    watch(listener) {
      listeners.add(listener)
      if (isPossible) listener(true)
      return () => listeners.delete(listener)
    },
    ask() {
      this.asked += 1
      isPossible = false
      return Promise.resolve()
    },
    setPossible(possible) {
      isPossible = possible
      for (const listener of listeners) listener(possible)
    },
  }
}
