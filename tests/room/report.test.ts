import { expect, test } from 'vitest'
import { dateAndTimeOf, timeOf, timeWithMilliseconds } from '../../packages/room/src/log/time-of.ts'
import { everything } from '../../packages/room/src/machines/filters.ts'
import { linkToPast } from '../../packages/room/src/report/past-link.ts'
import { isReport, type Report } from '../../packages/room/src/report/report.ts'
import { recordedPurchase, secrets } from './purchase.ts'

const throughFile = (report: Report): Report => JSON.parse(JSON.stringify(report)) as Report

test('contains the latest events and all states, but no secrets', async () => {
  const { report, recalled } = await recordedPurchase()
  for (const told of [report, recalled]) {
    const written = JSON.stringify(told)
    for (const secret of [...secrets, '"salt"', '"hash"']) expect(written).not.toContain(secret)
    expect(written).toContain('Grace Hopper')
    expect(isReport(JSON.parse(written))).toBe(true)
    expect(told.build).toEqual({ version: '1', id: 'test' })
    expect(told.views.find(({ actor }) => actor.systemId === 'checkout')?.actor.states).toEqual(['placed'])
  }
})

test('is not read from a file with an invalid time', async () => {
  const report = throughFile((await recordedPurchase()).report)
  expect([1e20, null, undefined].some((at) => isReport({ ...report, at }))).toBe(false)
  expect([1e20, Number.NaN].map(timeOf)).toEqual(['', ''])
  const at = new Date(2026, 10, 24, 9, 5, 7, 3).getTime()
  expect([timeOf(at), timeWithMilliseconds(at), dateAndTimeOf(at)]).toEqual([
    '09:05:07',
    '09:05:07.003',
    '2026-11-24 09:05',
  ])
})

test('contains the events from before the room was opened', async () => {
  const { report, recalled } = await recordedPurchase()
  const told = ({ events }: Report) =>
    events.map(({ event, source, target, taken, states }) => [event, source, target, taken, states])
  expect(recalled.events.length).toBeGreaterThan(50)
  expect(JSON.stringify(told(recalled))).toContain(JSON.stringify(told(report).slice(-40)).slice(1, -1))
})

test('can be inspected like a tab without new events', async () => {
  const report = throughFile((await recordedPurchase()).report)
  const past = linkToPast(report)
  const page = await past.ask('log.page', { ...everything, event: 'form.submit', above: undefined, count: 9 })
  expect(page.total).toBe(2)
  const [first] = page.lines
  expect(await past.ask('log.entry', first?.seq ?? -1)).toMatchObject({ event: 'form.submit' })
  const actors = await past.ask('actors.list')
  const checkout = actors.find(({ systemId }) => systemId === 'checkout')?.sessionId ?? ''
  expect((await past.ask('see.actor', checkout))?.active).toContain('checkout.placed')
  const latest = await past.ask('time.moment', checkout, undefined)
  const former = await past.ask('time.moment', checkout, latest.before)
  expect(latest.moment?.active).toContain('checkout.placed')
  expect(former.moment?.active).not.toContain('checkout.placed')
  expect(await past.ask('time.resume', checkout, latest.before ?? 0)).toBe(false)
  const taken = await past.ask('prove.taken')
  expect(Object.keys(taken)).toEqual(expect.arrayContaining(['checkout', 'cart', 'register']))
  expect(await past.ask('send.events', checkout)).toBeUndefined()
})
