import { expect } from '@playwright/test'
import fc from 'fast-check'
import { testLimit } from '../wait.ts'
import { polled } from './fixtures/polled.ts'
import { cartLabel, type Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'
import { takeSteps } from './fixtures/tab-steps.ts'
import {
  itemsIn,
  openAccount,
  password,
  people,
  type Step,
  type Taken,
  worldKey,
  worldOf,
  worldsAfter,
} from './fixtures/tabs.ts'

const seed = Number(process.env.SEED ?? 20_251_121)
const sold = [1, 2, 3, 1_001]

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 11, arbitrary: fc.constantFrom(...sold).map((id) => ({ kind: 'add' as const, id })) },
  { weight: 3, arbitrary: fc.constantFrom(...sold).map((id) => ({ kind: 'remove' as const, id })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'buy' as const }) },
  { weight: 2, arbitrary: fc.constantFrom(...people).map((id) => ({ kind: 'signIn' as const, id })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'signOut' as const }) },
)

async function titlesOf(shop: Shop): Promise<[number, string][]> {
  const titles: [number, string][] = []
  for (const id of sold) {
    await shop.goto(`/products/${id}`)
    await expect(shop.button('Add to Cart')).toBeVisible()
    titles.push([id, (await shop.heading.textContent()) ?? ''])
  }
  return titles
}

/** All tabs take their steps at the same time, each in order; afterwards they all must show the same. */
async function raceOnce(
  tabs: readonly Shop[],
  rounds: readonly Step[][],
  titles: readonly [number, string][],
  where: string,
): Promise<Taken[]> {
  const [first] = tabs
  if (!first) throw new Error('There are no tabs.')
  const before = await worldOf(first)
  const known = { titles, password: first.secrets.add(password) }
  const taken = await Promise.all(tabs.map(({ page }, at) => takeSteps(page, rounds[at] ?? [], known)))
  const allowed = worldsAfter(before, taken)
  const checkTabs = async () => {
    const world = await worldOf(first)
    const shown = await Promise.all(tabs.map(({ cartLink }) => cartLink.getAttribute('aria-label')))
    const isConsistent = shown.every((label) => label === cartLabel(itemsIn(world)))
    return (allowed.has(worldKey(world)) && isConsistent) || { world: worldKey(world), shown }
  }
  const message = `${where}: ${worldKey(before)} → ${JSON.stringify(taken)}`
  await polled(checkTabs, { message, intervals: [10, 20, 50, 100] }).toBe(true)
  return taken.flat()
}

/** Each kind of step in a single tab. A step that was never possible would not be tested by the races. */
const eachKindOfStep: Step[] = [
  { kind: 'signIn', id: 'ben' },
  { kind: 'add', id: 1 },
  { kind: 'add', id: 1_001 },
  { kind: 'remove', id: 1 },
  { kind: 'clear' },
  { kind: 'add', id: 2 },
  { kind: 'buy' },
  { kind: 'signOut' },
  { kind: 'signIn', id: 'ann' },
]

for (const [count, burst] of repetitions(
  [[4, 3]] as const,
  [
    [2, 4],
    [4, 3],
  ] as const,
)) {
  const steps = repetitions(count * burst * 2, 2_000)
  test(`${count} tabs, ${steps} random steps: the stored result matches some sequential order`, {
    tag: '@storm',
  }, async ({ shop }) => {
    test.setTimeout(testLimit + steps * 1_000)
    const titles = await titlesOf(shop)
    await shop.addToCart(1)
    for (const id of people) await openAccount(shop, id)
    const tabs = [shop]
    while (tabs.length < count) tabs.push(await shop.anotherTab())
    for (const tab of tabs) await tab.goto('/')
    expect(await raceOnce([shop], [eachKindOfStep], titles, 'one tab')).toMatchObject(eachKindOfStep)
    const plan = fc.sample(
      fc.array(fc.array(anyStep, { minLength: burst, maxLength: burst }), {
        minLength: count,
        maxLength: count,
      }),
      {
        seed: seed + count,
        numRuns: steps,
      },
    )
    const done: Taken[] = []
    let rounds = 0
    for (const wanted of plan) {
      if (done.length >= steps) break
      done.push(...(await raceOnce(tabs, wanted, titles, `round ${rounds} of seed ${seed + count}`)))
      rounds += 1
    }
    const orders = await shop.stored('orders')
    expect(new Set(orders.map(({ attempt }) => attempt)).size).toBe(orders.length)
    const timesTaken = (wanted: Step['kind']) => done.filter(({ kind }) => kind === wanted).length
    const kinds = (['add', 'remove', 'clear', 'buy', 'signIn', 'signOut'] as const).map(
      (kind) => `${timesTaken(kind)} ${kind}`,
    )
    reportFigure(
      `Races: ${count} tabs`,
      `${done.length} seeded steps: ${kinds.join(', ')}`,
      `${rounds} of ${rounds} rounds ended as some sequential order of their steps would; ${orders.length} orders, no duplicates`,
    )
  })
}
