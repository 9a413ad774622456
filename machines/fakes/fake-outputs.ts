import type { Ports, ToastOptions } from '../ports/ports.ts'
import { createGate, type Gate } from './fake-clock.ts'

export type FakeToasts = Ports['toasts'] & {
  /** All toasts that were shown, in order. */
  shown: (ToastOptions & { id: string })[]
  /** The texts of the toasts that were not dismissed, each with its count if that is above 1. */
  visible(): string[]
}

export function createFakeToasts(): FakeToasts {
  const shown: FakeToasts['shown'] = []
  const dismissed = new Set<string>()
  return {
    shown,
    show(toast) {
      const id = toast.id ?? `toast-${shown.length + 1}`
      shown.push({ ...toast, id })
      return id
    },
    dismiss(id) {
      dismissed.add(id)
    },
    listShown: () => undefined,
    visible() {
      const last = new Map(shown.map((toast) => [toast.id, toast]))
      const visible = [...last.values()].filter(({ id }) => !dismissed.has(id))
      return visible.map(({ text, count = 1 }) => (count > 1 ? `${text} ×${count}` : text))
    },
  }
}

export type FakeShare = Ports['share'] & {
  outcome: 'shared' | 'copied' | 'dismissed'
  gate: Gate
  shared: { title: string; url: string }[]
}

export function createFakeShare(): FakeShare {
  const gate = createGate()
  const shared: FakeShare['shared'] = []
  return {
    outcome: 'copied',
    gate,
    shared,
    async share(what) {
      shared.push(what)
      await gate.pass()
      return this.outcome
    },
  }
}

export type FakeFiles = Ports['files'] & {
  saved: { name: string; type: string; content: string }[]
  printed: number
}

export function createFakeFiles(): FakeFiles {
  return {
    saved: [],
    printed: 0,
    save(name, type, content) {
      this.saved.push({ name, type, content })
    },
    print() {
      this.printed += 1
    },
  }
}

export type FakeLog = Ports['log'] & {
  entries: { level: 'info' | 'error'; text: string; facts?: object }[]
}

export function createFakeLog(): FakeLog {
  const entries: FakeLog['entries'] = []
  return {
    entries,
    info: (text, facts) => void entries.push({ level: 'info', text, ...(facts ? { facts } : {}) }),
    error: (text, facts) => void entries.push({ level: 'error', text, ...(facts ? { facts } : {}) }),
  }
}
