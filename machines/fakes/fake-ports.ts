import { Secret } from '../domain/secret.ts'
import { englishLabels, spanishLabels } from '../fixtures/examples.ts'
import { createJournal } from '../memory/journal.ts'
import type { PasswordsPort, Ports } from '../ports/ports.ts'
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
import {
  createFakeClock,
  createFakeIds,
  createFakeRandom,
  createGate,
  type FakeClock,
  type Gate,
} from './fake-clock.ts'
import { createFakeHistory, type FakeHistory } from './fake-history.ts'
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
    random: createFakeRandom(),
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

interface FakePasswords extends PasswordsPort {
  gate: Gate
}

/** Hashes fast and insecurely, for tests only. */
export function createFakePasswords(): FakePasswords {
  const gate = createGate()
  return {
    gate,
    async hash(password) {
      await gate.pass()
      return { salt: 'fake', hash: insecureHash(Secret.open(password)), rounds: 1 }
    },
    async verify(password, hash) {
      await gate.pass()
      return hash !== undefined && hash.hash === insecureHash(Secret.open(password))
    },
  }
}

function insecureHash(text: string): string {
  let sum = 17
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4_294_967_291
  return sum.toString(36)
}

type FakeScreens = Ports['screens'] & {
  prepared: string[]
  gate: Gate
}

function createFakeScreens(): FakeScreens {
  const gate = createGate()
  const prepared: string[] = []
  return {
    gate,
    prepared,
    prepare(path) {
      prepared.push(path)
      return gate.pass()
    },
  }
}

type FakeLanguages = Ports['languages'] & {
  loaded: string[]
  gate: Gate
}

export function createFakeLanguages(): FakeLanguages {
  const gate = createGate()
  const loaded: string[] = []
  return {
    gate,
    loaded,
    load(language) {
      loaded.push(language)
      return gate.pass()
    },
    categoryLabels: (language) => (language === 'es' ? spanishLabels : englishLabels),
  }
}

type FakeDurability = Ports['durability'] & {
  grants: boolean
  persisted: boolean
  used: number
  quota: number
}

export function createFakeDurability(): FakeDurability {
  return {
    grants: true,
    persisted: false,
    used: 4_096,
    quota: 1_000_000_000,
    persist() {
      this.persisted ||= this.grants
      return Promise.resolve(this.persisted)
    },
    estimate() {
      return Promise.resolve({ used: this.used, quota: this.quota, persisted: this.persisted })
    },
  }
}
