import { expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import { catalogueWith } from '../../machines/catalogue/catalogue.effects.ts'
import type { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts'
import { isPartial } from '../../machines/domain/catalogue.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'

const product = (number: number) => ({ ...mug, id: mug.id + number })

/** A catalogue whose second source has `count` products, one on each page. */
function openedWith(count: number) {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const page = (from: number) => ({
    products: [product(from)],
    dropped: 0,
    ...(from + 1 < count && { isTruncated: true as const, next: from + 1 }),
  })
  ports.sources.lists.two = page(0)
  for (let from = 1; from < count; from += 1) ports.sources.pages[from] = page(from)
  const clock = new SimulatedClock()
  const catalogue = createActor(catalogueWith(ports), { input: { prerendered: [] }, clock }).start()
  return { ports, clock, catalogue }
}

const waitForPages = (
  catalogue: ActorRefFrom<typeof catalogueMachine>,
  state: 'pausing' | 'complete' | 'incomplete',
) => waitFor(catalogue, (snapshot) => snapshot.matches({ two: { loaded: state } }))

it('requests page after page, at most 100 in 10 seconds, until it has all products', async () => {
  const count = 150
  const { ports, clock, catalogue } = openedWith(count)
  const pages = () => ports.sources.calls.filter((call) => call.startsWith('list two from'))
  const requestTimes: number[] = []
  while (!catalogue.getSnapshot().matches({ two: { loaded: 'complete' } })) {
    await waitFor(
      catalogue,
      ({ value: { two } }) =>
        JSON.stringify(two).includes('pausing') || JSON.stringify(two).includes('complete'),
    )
    clock.increment(10)
    if (pages().length > requestTimes.length) requestTimes.push(clock.now())
  }
  expect(pages()).toEqual(Array.from({ length: count - 1 }, (_, index) => `list two from ${index + 1}`))
  for (const start of requestTimes) {
    const timesInWindow = requestTimes.filter((time) => time >= start && time < start + 10_000)
    expect(timesInWindow.length).toBeLessThanOrEqual(100)
  }
  const { products, truncated } = catalogue.getSnapshot().context
  expect(products).toHaveLength(count + 1)
  expect(truncated.two).toBeUndefined()
})

it('counts the unreadable products of all pages, and logs the page that failed', async () => {
  const { ports, clock, catalogue } = openedWith(4)
  ports.sources.lists.two = { ...ports.sources.lists.two, dropped: 2 }
  ports.sources.pages[1] = { products: [product(1)], isTruncated: true, next: 2, dropped: 3 }
  const error = new Error('429')
  await waitForPages(catalogue, 'pausing')
  clock.increment(1_000)
  await waitForPages(catalogue, 'pausing')
  ports.sources.gates.two.fail(error)
  clock.increment(1_000)
  await waitForPages(catalogue, 'incomplete')
  expect(catalogue.getSnapshot().context.dropped.two).toBe(5)
  const facts = { source: 'two', from: 2, error }
  expect(ports.log.entries).toContainEqual(expect.objectContaining({ level: 'error', facts }))
})

it('shows the pages before a failed one as incomplete, and continues there on retry', async () => {
  const { ports, clock, catalogue } = openedWith(3)
  await waitForPages(catalogue, 'pausing')
  ports.sources.gates.two.fail(new Error('429'))
  clock.increment(1_000)
  await waitForPages(catalogue, 'incomplete')
  expect(catalogue.getSnapshot().context.products).toEqual([lamp, product(0)])
  expect(isPartial(catalogue.getSnapshot())).toBe(true)
  ports.sources.gates.two.repair()
  catalogue.send({ type: 'catalogue.retry' })
  await waitForPages(catalogue, 'pausing')
  clock.increment(1_000)
  await waitForPages(catalogue, 'complete')
  expect(catalogue.getSnapshot().context.products).toHaveLength(4)
  expect(isPartial(catalogue.getSnapshot())).toBe(false)
})

it('stops at a page without new products, because such a service does not support pages', async () => {
  const { ports, clock, catalogue } = openedWith(9)
  ports.sources.pages[1] = ports.sources.lists.two
  await waitForPages(catalogue, 'pausing')
  clock.increment(1_000)
  await waitForPages(catalogue, 'complete')
  expect(catalogue.getSnapshot().context.two).toEqual([product(0)])
  expect(catalogue.getSnapshot().context.truncated.two).toBe(true)
})
