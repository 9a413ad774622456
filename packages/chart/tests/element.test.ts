// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { StateChart } from '../src/element.ts'
import { chartOf } from '../src/index.ts'
import { FakeWorker } from './fake-worker.ts'

/** jsdom has no constructed style sheets. */
class FakeSheet {
  replaceSync(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
})
afterEach(() => {
  vi.unstubAllGlobals()
  FakeWorker.started.length = 0
  document.body.replaceChildren()
})

test('draws its chart with the same worker after it was removed and attached again', async () => {
  const worker = new FakeWorker()
  const element = new StateChart()
  const errors: unknown[] = []
  element.addEventListener('layout-error', ({ detail }) => errors.push(detail))
  element.worker = worker as unknown as Worker
  element.machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })
  const drawnState = () => element.shadowRoot?.querySelector('[data-state="lamp.off"]')
  document.body.append(element)
  await expect.poll(drawnState).toBeTruthy()

  worker.isWaiting = true
  element.machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } })
  element.remove()
  document.body.append(element)
  worker.answer()
  await expect.poll(drawnState).toBeTruthy()
  expect(element.shadowRoot?.querySelector('[data-state="lamp.on"]')).not.toBeNull()
  expect(errors).toEqual([])
})

test('keeps what is folded if the same machine is set again, but draws it again after another chart', () => {
  const element = new StateChart()
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })
  element.machine = machine
  element.closed = ['lamp']
  element.machine = machine
  expect(element.closed).toEqual(['lamp'])

  element.chart = chartOf(createMachine({ id: 'door' }))
  element.machine = machine
  expect(element.chart?.name).toBe('lamp')
})
