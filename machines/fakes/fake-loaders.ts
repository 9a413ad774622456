import { englishLabels, spanishLabels } from '../fixtures/examples.ts'
import type { Ports } from '../ports/ports.ts'
import { createGate, type Gate } from './gate.ts'

export interface FakeScreens {
  prepare: Ports['screens']['prepare']
  prepared: string[]
  gate: Gate
}

export function createFakeScreens(): FakeScreens {
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

export interface FakeLanguages {
  load: Ports['languages']['load']
  categoryLabels: Ports['languages']['categoryLabels']
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

export interface FakeDurability {
  grants: boolean
  persisted: boolean
  used: number
  quota: number
  persist: Ports['durability']['persist']
  estimate: Ports['durability']['estimate']
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
