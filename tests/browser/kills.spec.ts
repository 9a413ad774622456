import { expect } from '@playwright/test'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { amount } from './fixtures/amount.ts'
import { deadly, type HeldPoint, heldPoints, holdWhenWriting } from './fixtures/crash.ts'
import { quietAddress } from './fixtures/database.ts'
import { type Deed, deedsOf, expectWhole, type Kept, lookAt } from './fixtures/deeds.ts'
import { delay } from './fixtures/delay.ts'
import { figure } from './fixtures/figure.ts'
import { type Killable, killableBrowser } from './fixtures/killable.ts'
import { listenForMessages } from './fixtures/messages.ts'
import { register } from './fixtures/people.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { writeStore } from './fixtures/stored.ts'

const address = {
  street: '1 Compiler Way',
  city: 'Arlington',
  state: 'VA',
  zipCode: '22201',
  country: 'US',
} as const

/** Half of the turns are held at a known point of the write; the other half end some moments after the click. */
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

/** A customer with an address and one thing in the cart. */
async function settleIn(shop: Shop) {
  await register(shop)
  await shop.addToCart(1)
  await expect.poll(() => shop.storedItems()).toBe(1)
  const { registeredUsers, cart } = await lookAt(shop)
  const [user] = registeredUsers
  const full = cart.find(({ owner }) => owner === user?.id)
  if (!user || !full) throw new Error('Nobody has anything in the cart.')
  await writeStore(shop.page, 'settings', { ...defaultSettings(user), address, owner: user.id })
  return full
}

/** What helped the browser that was killed may hold the database for a moment longer than that lived. */
async function lookAtLast(shop: Shop): Promise<Kept> {
  const looks: Kept[] = []
  await expect(async () => {
    looks.push(await lookAt(shop))
  }).toPass()
  const [kept] = looks
  if (!kept) throw new Error('Nothing was seen.')
  return kept
}

interface Turn {
  deed: Deed
  turn: number
  point: HeldPoint | undefined
  moment: number
}

/** To the middle of what is done, where `end` makes an end of it. */
async function upTo(shop: Shop, { deed, turn, point, moment }: Turn): Promise<Kept> {
  await deed.prepare(shop, turn)
  const before = await lookAt(shop)
  await shop.page.clock.install()
  if (point) await holdWhenWriting(shop.page, point, deed.course)
  await deed.click(shop)
  shop.page.clock.fastForward(1_500).catch(() => undefined)
  await delay(deed.name === 'register' ? moment + 600 : moment)
  return before
}

/** Each is done at every point of the round, or at some in the short form. */
function turnsOf(deeds: readonly Deed[], count: number): Turn[] {
  const round = points.slice(0, Math.max(heldPoints.length, count / deeds.length))
  return Array.from({ length: count }, (_, turn) => {
    const deed = deeds[Math.floor((turn * deeds.length) / count)]
    const at = round[turn % round.length]
    if (!deed || !at) throw new Error('There is nothing to do.')
    return { deed, turn, ...at }
  })
}

for (const [way, count] of [
  ['browser killed', amount(3, 20)],
  ['tab crashed', amount(3, 20)],
] as const) {
  const title = `${way} at ${count} points of add, save, place order and register: done or not, never half`
  test(title, { tag: '@storm' }, async ({ baseURL }) => {
    test.setTimeout(60_000 + count * 15_000)
    const home = baseURL ?? ''
    const browser = killableBrowser()
    const fates = { before: 0, after: 0, half: 0 }

    async function endOf(shop: Shop, crash: () => Promise<void>): Promise<Shop> {
      if (way === 'tab crashed') {
        await crash()
        return shop.anotherTab()
      }
      await browser.kill()
      return openTab(browser, home)
    }

    try {
      let shop = await openTab(browser, home)
      for (const turn of turnsOf(deedsOf(await settleIn(shop)), count)) {
        const crash = await deadly(shop.page)
        const before = await upTo(shop, turn)
        shop = await endOf(shop, crash)
        await shop.page.goto(home + quietAddress)
        const fate = turn.deed.fate(before, await lookAtLast(shop), turn.turn)
        const where = `${turn.deed.name}, turn ${turn.turn}, ${turn.point ?? `${turn.moment} ms after the click`}`
        fates[fate] += 1
        expect(fate, where).not.toBe('half')
        if (turn.point && turn.point !== 'when all is done') expect(fate, where).toBe('before')
      }
      await expectWhole(shop)
    } finally {
      await browser.remove()
    }
    figure(
      `Kills: ${way}`,
      `${count} points of add, save, place order, register`,
      `${fates.before} before, ${fates.after} after, ${fates.half} half`,
    )
  })
}
