import { createJournal } from '../memory/journal.ts'
import type { Ports } from '../ports/ports.ts'
import {
  createFakeAppearance,
  createFakeEnvironment,
  createFakeInstallation,
  createFakeUpdates,
  type FakeAppearance,
  type FakeEnvironment,
  type FakeInstallation,
  type FakeUpdates,
} from './fake-browser.ts'
import { createFakeChance, createFakeClock, createFakeIds, type FakeClock } from './fake-clock.ts'
import { createFakeHistory, type FakeHistory } from './fake-history.ts'
import {
  createFakeDurability,
  createFakeLanguages,
  createFakeScreens,
  type FakeDurability,
  type FakeLanguages,
  type FakeScreens,
} from './fake-loaders.ts'
import {
  createFakeFiles,
  createFakeLog,
  createFakeShare,
  createFakeToasts,
  type FakeFiles,
  type FakeLog,
  type FakeShare,
  type FakeToasts,
} from './fake-outputs.ts'
import { createFakePasswords, type FakePasswords } from './fake-passwords.ts'
import { createFakeSources, type FakeSources } from './fake-sources.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'

/** Fakes of all ports, which a test can control. */
export interface FakePorts extends Ports {
  storage: FakeStorage
  sources: FakeSources
  passwords: FakePasswords
  history: FakeHistory
  environment: FakeEnvironment
  appearance: FakeAppearance
  clock: FakeClock
  share: FakeShare
  files: FakeFiles
  toasts: FakeToasts
  screens: FakeScreens
  languages: FakeLanguages
  durability: FakeDurability
  updates: FakeUpdates
  installation: FakeInstallation
  log: FakeLog
}

export function fakePorts(overrides: Partial<FakePorts> = {}): FakePorts {
  return {
    storage: createFakeStorage(),
    journal: createJournal(),
    sources: createFakeSources(),
    passwords: createFakePasswords(),
    history: createFakeHistory(),
    environment: createFakeEnvironment(),
    appearance: createFakeAppearance(),
    hydration: {
      prerenderedProducts: () => [],
      showText() {},
      replayEvents() {},
      isHydrated: () => true,
      onHydrated: () => () => {},
    },
    clock: createFakeClock(),
    chance: createFakeChance(),
    ids: createFakeIds(),
    share: createFakeShare(),
    files: createFakeFiles(),
    toasts: createFakeToasts(),
    screens: createFakeScreens(),
    languages: createFakeLanguages(),
    durability: createFakeDurability(),
    updates: createFakeUpdates(),
    installation: createFakeInstallation(),
    log: createFakeLog(),
    ...overrides,
  }
}
