import { act, fireEvent } from '@testing-library/react'
import type { SimulatedClock } from 'xstate'
import {
  PasswordsUnavailable,
  SourceError,
  StorageError,
  type StorageErrorKind,
} from '../../../machines/domain/errors.ts'
import type { Language } from '../../../machines/domain/preferences.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { sourceNames, sourceOf } from '../../../machines/domain/sources.ts'
import { createFakePasswords, type FakePorts, fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { lamp, mug } from '../../../machines/fixtures/examples.ts'
import { createAppearance } from '../../../src/adapters/appearance.ts'
import { toasts } from '../../../src/adapters/toasts.ts'
import { prepareScreen } from '../../../src/app/screens.ts'
import { loadLanguage } from '../../../src/i18n/languages.ts'
import { themeColor } from '../../../src/theme/semantic-colors.ts'
import {
  type BreakablePort,
  type Gate,
  type GateName,
  passwordOfAll,
  type Sharing,
  type World,
} from '../../models/scene.ts'
import { createPathGate, type PathGate } from './path-gate.ts'
import { settle } from './settle.ts'

export interface FakeWorld extends World {
  ports: FakePorts
}

/** Fakes of all ports, each behind a gate. */
export function createFakeWorld(clock: SimulatedClock): FakeWorld {
  const gates = new Map<GateName, PathGate>()
  const ports = fakePorts()
  const { transact: silently } = ports.storage

  function gate(name: GateName): PathGate {
    const known = gates.get(name) ?? createPathGate(name, settle, (why) => errorAt(name, why))
    gates.set(name, known)
    return known
  }

  let sharing: Sharing = 'copied'
  guard(ports, gate)
  const { share } = ports.share
  ports.share.share = async (what) => {
    const outcome = await share(what)
    if (sharing === 'refused') throw new Error('Sharing is refused')
    return sharing === 'copied' ? outcome : sharing
  }

  const world: FakeWorld = {
    ports,
    stores: (store, ...records) => ports.storage.seed(store, ...records),
    deletes: (store, key) => silently('write', [store], (tx) => tx.remove(store, key)),
    leavesInJournal: (store, entry) => ports.journal.record(store, entry.change.entry, entry),
    async reportsChange(...stores) {
      act(() => ports.storage.tell({ type: 'storage.changed', stores }))
      await settle()
    },
    async prefersElsewhere(preferences) {
      ports.appearance.save(preferences)
      for (const key of Object.keys(preferences))
        act(() => void dispatchEvent(new StorageEvent('storage', { key })))
      await settle()
    },
    async registers(user) {
      const password = await createFakePasswords().hash(new Secret('password', passwordOfAll))
      await ports.storage.seed('registeredUsers', { ...user, password })
    },
    async signsIn(user) {
      await world.registers(user)
      await ports.storage.seed('user', { key: 'current', id: user.id })
    },
    sells(...products) {
      for (const name of sourceNames)
        ports.sources.lists[name] = {
          products: products.filter(({ id }) => sourceOf(id).source === name),
          dropped: 0,
        }
    },
    prerenders(...products) {
      ports.hydration.prerenderedProducts = () => products
    },
    storage(status) {
      ports.storage.status =
        status === 'persistent' ? { kind: 'persistent' } : { kind: 'memory', why: status }
    },
    async losesStorage() {
      act(() => ports.storage.tell({ type: 'storage.lost', why: 'denied' }))
      await settle()
    },
    async corruptsRecord() {
      act(() => ports.storage.tell({ type: 'storage.quarantined', store: 'cart', count: 1 }))
      await settle()
    },
    stored: (store) => Promise.resolve(ports.storage.contents(store)),
    shares(how) {
      sharing = how
      return settle()
    },
    grants(how) {
      ports.durability.grants = how === 'granted'
      return settle()
    },
    async offersInstallation(offered) {
      act(() => ports.installation.setPossible(offered))
      await settle()
    },
    async findsUpdate() {
      act(() => ports.updates.find())
      await settle()
    },
    window: () => Promise.resolve(),
    breaks(port) {
      breakOnce(ports, port)
      return settle()
    },
    gate: (name) => (name === 'picture' ? pictures : gate(name)),
    async online(online) {
      act(() => ports.environment.setOnline(online))
      await settle()
    },
    async dark(dark) {
      act(() => ports.environment.setDark(dark))
      await settle()
    },
    async waits(milliseconds) {
      ports.clock.advance(milliseconds)
      act(() => clock.increment(milliseconds))
      await settle()
    },
  }
  world.sells(lamp, mug)
  return world
}

/** Makes every call of these ports wait at its gate. */
function guard(ports: FakePorts, gate: (name: GateName) => PathGate): void {
  const { storage, sources, passwords, share, durability, installation } = ports
  const behind =
    <Values extends unknown[], Result>(name: GateName, call: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      await gate(name).wait()
      return call(...values)
    }
  const { transact } = storage
  const list = sources.list.bind(sources)
  const ask = installation.ask.bind(installation)
  storage.open = behind('storage', storage.open.bind(storage))
  storage.transact = async (mode, stores, work) => {
    for (const store of stores) await gate(`store:${store}`).wait()
    return transact(mode, stores, work)
  }
  sources.list = (source, signal) => behind(`source:${source}`, list)(source, signal)
  sources.product = behind('source:product', sources.product.bind(sources))
  sources.categories = behind('source:categories', sources.categories.bind(sources))
  passwords.hash = behind('passwords', passwords.hash)
  passwords.verify = behind('passwords', passwords.verify)
  share.share = behind('share', share.share.bind(share))
  durability.persist = behind('durability', durability.persist.bind(durability))
  durability.estimate = behind('durability', durability.estimate.bind(durability))
  installation.ask = () => ask().then(() => gate('installation').wait())
  ports.screens.prepare = behind('screen', prepareScreen)
  ports.languages.load = (language) =>
    behind(`language:${language as Language}`, loadLanguage)(language as Language)
  Object.assign(ports.toasts, toasts)
  // A path has its own clock: a slow computer must not close a toast before the path looks at it.
  ports.toasts.show = (options) => toasts.show({ ...options, duration: Number.POSITIVE_INFINITY })
  Object.assign(ports.appearance, createAppearance({ themeColor }))
}

function errorAt(name: GateName, why: StorageErrorKind): Error {
  if (name.startsWith('store:')) return new StorageError(why, `${name} is refused`)
  if (name === 'passwords') return new PasswordsUnavailable()
  if (name.startsWith('source:')) return new SourceError(`${name} is refused`, 503, undefined)
  return new Error(`${name} is refused`)
}

/** jsdom loads no pictures, so this fires the events on the pictures that are shown. */
const pictures: Gate = {
  hold() {},
  pass: () => tellPictures(fireEvent.load),
  refuse: () => tellPictures(fireEvent.error),
  async open() {},
}

async function tellPictures(happen: (element: Element) => unknown): Promise<void> {
  for (const picture of document.querySelectorAll('main img')) happen(picture)
  await settle()
}

/** The functions of each port that the shop uses. */
const breakableMethods = {
  appearance: ['show'],
  history: ['push', 'replace'],
  log: ['error'],
  environment: ['watch'],
  toasts: ['show'],
} as const satisfies Record<Exclude<BreakablePort, 'language'>, readonly string[]>

function breakOnce(ports: FakePorts, name: BreakablePort): void {
  if (name === 'language') {
    breakLanguageOnce(ports)
    return
  }
  const port = ports[name] as unknown as Record<string, unknown>
  const originals = breakableMethods[name].map((method) => [method, port[method]] as const)
  for (const method of breakableMethods[name]) {
    port[method] = () => {
      Object.assign(port, Object.fromEntries(originals))
      throw new Error(`${name} is broken`)
    }
  }
}

function breakLanguageOnce({ appearance }: FakePorts): void {
  const { show } = appearance
  appearance.show = (appearanceChange) => {
    if (!('language' in appearanceChange)) return show(appearanceChange)
    appearance.show = show
    throw new Error('language is broken')
  }
}
