import { pbkdf2Sync } from 'node:crypto'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import type { StorageErrorKind } from '../../../machines/domain/errors.ts'
import type { Stored } from '../../../machines/domain/stored.ts'
import { fixedNow } from '../../../machines/fakes/fake-clock.ts'
import { createJournal } from '../../../machines/memory/journal.ts'
import {
  type BreakablePort,
  type Gate,
  type GateName,
  passwordOfAll,
  type Scene,
  type World,
} from '../../models/scene.ts'
import { eventually, inTime } from '../../wait.ts'
import { addressWithoutShop } from '../fixtures/database.ts'
import { isHydrated } from '../fixtures/hydration.ts'
import { createNetwork, type Network } from './network.ts'
import { type BreakableWindow, breakPorts, brokenKey } from './page/broken-ports.ts'
import { type GatedWindow, heldKey, installGatekeeper } from './page/gatekeeper.ts'
import {
  changeConnection,
  changeWorkers,
  type DecidedWindow,
  holdBrowser,
  offerInstallation,
  offlineKey,
} from './page/held-browser.ts'
import { holdOpening, type StoringWindow } from './page/held-opening.ts'
import { holdTransactions } from './page/held-transactions.ts'
import { restoreRealTimers, saveRealTimers } from './page/real-timers.ts'
import {
  announceChange,
  announcePreferences,
  installDirectAccess,
  readDirectly,
  removeDirectly,
  replaceRecords,
  writeDirectly,
} from './page/records.ts'
import { createVisitor, patience } from './visitor.ts'

/** One tab of the built shop for a sequence of scenes, each of which starts with an empty shop at the same clock time. */
export interface Stage {
  page: Page
  scene(): Promise<Scene>
  /** Unexpected errors since the last call. */
  pageErrors(): string[]
  /** Whether this request stays pending until the path continues. */
  isWaiting(request: Request): boolean
}

const brokenOnPurpose = /\b\w+ is broken$/
const statusKey = 'storage status'
const installLead = 60_000
const desktop = { width: 1_280, height: 720 }

export async function openStage(context: BrowserContext): Promise<Stage> {
  await context.addInitScript(saveRealTimers)
  await context.clock.install({ time: fixedNow - installLead })
  await context.addInitScript(restoreRealTimers)
  await context.addInitScript(installGatekeeper, heldKey)
  await context.addInitScript(installDirectAccess)
  await context.addInitScript(holdTransactions)
  await context.addInitScript(holdOpening, statusKey)
  await context.addInitScript(holdBrowser, offlineKey)
  await context.addInitScript(breakPorts, brokenKey)
  const network = await createNetwork(context)
  const page = await context.newPage()
  const errors: string[] = []
  context.on('weberror', (error) => {
    const { message, stack = message } = error.error()
    if (!brokenOnPurpose.test(message)) errors.push(stack)
  })
  await makeDatabase(page)
  return {
    page,
    pageErrors: () => errors.splice(0),
    isWaiting: network.isWaiting,
    async scene() {
      network.reset()
      await page.setViewportSize(desktop)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      return createScene(page, network)
    },
  }
}

/** The shop creates its database on the first visit. */
async function makeDatabase(page: Page): Promise<void> {
  await page.goto('/about')
  await expect(() => page.evaluate(readDirectly, 'cart')).toPass({ intervals: [50], ...patience })
}

function createScene(page: Page, network: Network): Scene {
  const records: Record<string, unknown[]> = {}
  const held = new Set<GateName>()
  const journal: Record<string, string> = {}
  let status: Parameters<World['storage']>[0] = 'persistent'
  let isOpen = false
  let broken: BreakablePort | undefined
  let wasOffline = false

  function addRecords(store: string, ...those: unknown[]): void {
    records[store] = [...(records[store] ?? []), ...those]
  }

  async function open(path: string): Promise<void> {
    // A reload started by the previous scene aborts the first attempt.
    await eventually(() => page.goto(addressWithoutShop))
    await page.evaluate(replaceRecords, records)
    await page.evaluate(
      ([left, gatesKey, gates, key, value, offline, brokenAt, port]) => {
        localStorage.clear()
        Object.assign(localStorage, left)
        sessionStorage.clear()
        sessionStorage.setItem(gatesKey, gates)
        sessionStorage.setItem(key, value)
        if (offline) sessionStorage.setItem(offline, 'yes')
        if (port) sessionStorage.setItem(brokenAt, port)
      },
      [
        journal,
        heldKey,
        JSON.stringify([...held]),
        statusKey,
        status,
        wasOffline ? offlineKey : '',
        brokenKey,
        broken ?? '',
      ] as const,
    )
    await page.clock.install({ time: fixedNow - installLead })
    await page.clock.pauseAt(fixedNow)
    isOpen = true
    await page.goto(path, { waitUntil: 'commit' })
    if (!network.isHeld('screen')) await page.waitForFunction(isHydrated, undefined, patience)
  }

  function pageGate(name: GateName): Gate {
    return {
      hold() {
        held.add(name)
        if (isOpen) void page.evaluate((it) => (window as GatedWindow).gatekeeper?.hold(it), name)
      },
      pass: () =>
        inTime(
          page.evaluate((it) => (window as GatedWindow).gatekeeper?.pass(it), name),
          `Nothing waits at the gate ${name}`,
        ),
      refuse: (why = 'failed') =>
        inTime(
          page.evaluate(([it, error]) => (window as GatedWindow).gatekeeper?.refuse(it, error), [
            name,
            errorNames[why],
          ] as const),
          `Nothing waits at the gate ${name}`,
        ),
      async open() {
        held.delete(name)
        if (isOpen) await page.evaluate((it) => (window as GatedWindow).gatekeeper?.open(it), name)
      },
    }
  }

  const world: World = {
    async stores(store, ...those) {
      if (isOpen) await page.evaluate(writeDirectly, [store, those] as const)
      else addRecords(store, ...those)
    },
    deletes: (store, key) => page.evaluate(removeDirectly, [store, key] as const),
    leavesInJournal: (store, entry) => createJournal(journal).record(store, entry.change.entry, entry),
    reportsChange: (...stores) => page.evaluate(announceChange, stores),
    prefersElsewhere: (preferences) => page.evaluate(announcePreferences, preferences),
    registers: (user) => world.stores('registeredUsers', { ...user, password: knownPassword }),
    async signsIn(user) {
      await world.registers(user)
      await world.stores('user', { key: 'current', id: user.id })
    },
    sells: (...products) => network.sells(products),
    prerenders: (...products) => network.prerenders(products),
    async storage(next) {
      status = next
      if (isOpen)
        await page.evaluate((it) => {
          const { storing } = window as StoringWindow
          if (storing) storing.status = it
        }, next)
    },
    losesStorage: () => page.evaluate(() => (window as StoringWindow).storing?.take()),
    async corruptsRecord() {
      const sessions = (await page.evaluate(readDirectly, 'user')) as Stored['user'][]
      const owner = sessions[0]?.id ?? 'guest'
      await page.evaluate(writeDirectly, ['cart', [{ owner, lines: 'none' }]] as const)
      await world.reportsChange('cart')
    },
    stored: <S extends keyof Stored>(store: S) => page.evaluate(readDirectly, store) as Promise<Stored[S][]>,
    async breaks(port) {
      if (isOpen) await page.evaluate((it) => (window as BreakableWindow).breakPort?.(it), port)
      else broken = port
    },
    offersInstallation: (offered) => page.evaluate(offerInstallation, offered),
    findsUpdate: () => page.evaluate(changeWorkers),
    gate: (name) => (isInPage(name) ? pageGate(name) : network.gate(name)),
    shares: (sharing) =>
      page.evaluate(
        (it) => void Object.assign((window as DecidedWindow).decided ?? {}, { sharing: it }),
        sharing,
      ),
    grants: (granting) =>
      page.evaluate(
        (it) => void Object.assign((window as DecidedWindow).decided ?? {}, { granting: it }),
        granting,
      ),
    async online(online) {
      if (isOpen) await page.evaluate(changeConnection, online)
      else wasOffline = !online
    },
    window: (width) => page.setViewportSize({ ...desktop, width }),
    dark: (dark) => page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' }),
    waits: (milliseconds) => page.clock.runFor(milliseconds),
  }
  return { visitor: createVisitor(page, open), world }
}

const errorNames: Record<StorageErrorKind, string> = {
  full: 'QuotaExceededError',
  denied: 'NotAllowedError',
  newer: 'VersionError',
  failed: 'UnknownError',
}

function isInPage(name: GateName): boolean {
  return (
    name.startsWith('store:') ||
    ['storage', 'passwords', 'share', 'durability', 'installation'].includes(name)
  )
}

const salt = Buffer.from('a grain of salt!')
const knownPassword = {
  salt: salt.toString('base64'),
  hash: pbkdf2Sync(passwordOfAll, salt, 1, 32, 'sha256').toString('base64'),
  rounds: 1,
}
