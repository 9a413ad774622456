import { expect } from '@playwright/test'
import { testLimit } from '../wait.ts'
import {
  type AtomicAction,
  atomicActions,
  expectConsistent,
  type StoredState,
  storedState,
} from './fixtures/atomic-actions.ts'
import { type HeldPoint, heldPoints, holdWhenWriting, killSwitch } from './fixtures/crash.ts'
import { addressWithoutShop } from './fixtures/database.ts'
import { type Killable, killableBrowser } from './fixtures/killable.ts'
import { listenForMessages } from './fixtures/messages.ts'
import { storeAddress } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'
import { delay } from './fixtures/time.ts'

/** The short form takes one turn for each action, one of them after the write. */
const shortRound: readonly HeldPoint[] = [
  'after the first put',
  'when the first put is done',
  'when all is done',
  'after the last put',
]
/** In the full form, half of the kills happen at a known point of the write, the others some milliseconds after the click. */
const moments = [0, 5, 15, 40, 120]
const points = [
  ...heldPoints.map((point) => ({ point, moment: 100 })),
  ...moments.map((moment) => ({ point: undefined, moment })),
]

async function openTab(browser: Killable, home: string): Promise<Shop> {
  const context = await browser.start()
  const secrets = await watchSecrets(context, home)
  await listenForMessages(context)
  return new Shop(await context.newPage(), secrets, home)
}

/** Stores a customer with an address and one product in the cart. */
async function prepareCustomer(shop: Shop) {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await polled(() => shop.storedItems()).toBe(1)
  const { registeredUsers, cart } = await storedState(shop)
  const [user] = registeredUsers
  const full = cart.find(({ owner }) => owner === user?.id)
  if (!user || !full) throw new Error('The cart is empty.')
  await storeAddress(shop.page, user)
  return full
}

/** Helper processes of the killed browser may keep the database locked for a moment. */
async function storedStateLater(shop: Shop): Promise<StoredState> {
  const results: StoredState[] = []
  await expect(async () => {
    results.push(await storedState(shop))
  }).toPass()
  const [state] = results
  if (!state) throw new Error('The stored state could not be read.')
  return state
}

interface Turn {
  action: AtomicAction
  turn: number
  point: HeldPoint | undefined
  moment: number
}

/** Runs the action up to the chosen point, where the caller ends the browser or the page. */
async function runUntilPoint(shop: Shop, { action, turn, point, moment }: Turn): Promise<StoredState> {
  await action.prepare(shop, turn)
  const before = await storedState(shop)
  await shop.page.clock.install()
  if (point) await holdWhenWriting(shop.page, point, action.writeOrder)
  // Opened before the click, because the browser may start a page in the process of a blocked one.
  const observer = point === 'when all is done' ? await openObserver(shop) : undefined
  await action.click(shop)
  shop.page.clock.fastForward(1_500).catch(() => undefined)
  if (!observer) await delay(action.name === 'register' ? moment + 600 : moment)
  else {
    const outcome = async () => action.outcome(before, await storedState(observer), turn)
    await polled(outcome, action.name).toBe('after')
    await observer.page.close()
  }
  return before
}

/** A tab that reads the stored state without the shop. */
async function openObserver(shop: Shop): Promise<Shop> {
  const observer = await shop.anotherTab()
  await observer.page.goto(shop.home + addressWithoutShop)
  return observer
}

/** Combines each action with every point of the full form, or with one point in the short form. */
function turnsOf(actions: readonly AtomicAction[], count: number): Turn[] {
  const round = repetitions(
    shortRound.map((point) => ({ point, moment: 100 })),
    points,
  )
  return Array.from({ length: count }, (_, turn) => {
    const action = actions[Math.floor((turn * actions.length) / count)]
    const at = round[turn % round.length]
    if (!action || !at) throw new Error('There is no action, or no point of the write.')
    return { action, turn, ...at }
  })
}

for (const [ending, count] of [
  ['browser killed', repetitions(4, 40)],
  ['tab crashed', repetitions(4, 40)],
] as const) {
  const title = `${ending} at ${count} points of add, save, place order and register: done or not, never half`
  test(title, { tag: '@storm' }, async ({ baseURL }) => {
    test.setTimeout(testLimit + count * 15_000)
    const home = baseURL ?? ''
    const browser = killableBrowser()
    const outcomes = { before: 0, after: 0, half: 0 }

    async function endSession(shop: Shop, crash: () => Promise<void>): Promise<Shop> {
      if (ending === 'tab crashed') {
        await crash()
        return shop.anotherTab()
      }
      await browser.kill()
      return openTab(browser, home)
    }

    try {
      let shop = await openTab(browser, home)
      for (const turn of turnsOf(atomicActions(await prepareCustomer(shop)), count)) {
        const crash = await killSwitch(shop.page)
        const before = await runUntilPoint(shop, turn)
        shop = await endSession(shop, crash)
        await shop.page.goto(home + addressWithoutShop)
        const outcome = turn.action.outcome(before, await storedStateLater(shop), turn.turn)
        const where = `${turn.action.name}, turn ${turn.turn}, ${turn.point ?? `${turn.moment} ms after the click`}`
        outcomes[outcome] += 1
        expect(outcome, where).not.toBe('half')
        if (turn.point) expect(outcome, where).toBe(turn.point === 'when all is done' ? 'after' : 'before')
      }
      await expectConsistent(shop)
    } finally {
      await browser.remove()
    }
    reportFigure(
      `Kills: ${ending}`,
      `killed at ${count} moments of add, save, place order, register`,
      `${outcomes.before} as before the action, ${outcomes.after} as after it, ${outcomes.half} in between`,
    )
  })
}
