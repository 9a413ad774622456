import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { createLayouter } from '../src/browser/layouter.ts'
import { chartOf } from '../src/xstate5.ts'
import { FakeWorker } from './fake-worker.ts'

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(() => {
  vi.unstubAllGlobals()
  FakeWorker.started.length = 0
})

const chartNamed = (id: string) => chartOf(createMachine({ id, initial: 'a', states: { a: {} } }))
const lamp = chartNamed('lamp')
const door = chartNamed('door')
const closedError = 'The layouter is closed.'

test('close() does not terminate the worker of the caller, which other layouters can use', async () => {
  const worker = new FakeWorker()
  const layouter = createLayouter({ worker: worker as unknown as Worker })
  expect(await layouter.layoutsOf(lamp)).not.toEqual([])
  worker.isWaiting = true
  const pending = layouter.layoutsOf(door)
  layouter.close()
  await expect(pending).rejects.toThrow(closedError)
  expect(worker.isTerminated).toBe(false)
  const other = createLayouter({ worker: worker as unknown as Worker })
  const layouts = [layouter.layoutsOf(door), other.layoutsOf(lamp)]
  worker.answer()
  for (const made of await Promise.all(layouts)) expect(made).not.toEqual([])
  expect(FakeWorker.started).toEqual([worker])
})

test('close() terminates the worker that the layouter has started, and the next chart starts another one', async () => {
  const layouter = createLayouter({ worker: '/worker.js' })
  await layouter.layoutsOf(lamp)
  const [first] = FakeWorker.started
  Object.assign(first ?? {}, { isWaiting: true })
  const pending = layouter.layoutsOf(door)
  layouter.close()
  const again = layouter.layoutsOf(door)
  await expect(pending).rejects.toThrow(closedError)
  expect(await again).not.toEqual([])
  expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

test('the next chart starts another worker after a worker has failed', async () => {
  const layouter = createLayouter({ worker: '/worker.js' })
  await layouter.layoutsOf(lamp)
  const [first] = FakeWorker.started
  Object.assign(first ?? {}, { isWaiting: true })
  const pending = layouter.layoutsOf(door)
  first?.fail('out of memory')
  await expect(pending).rejects.toThrow('The worker for layouts failed: out of memory.')
  expect(await layouter.layoutsOf(door)).not.toEqual([])
  expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

test('a failed worker of the caller rejects all charts', async () => {
  const worker = new FakeWorker()
  worker.isWaiting = true
  const layouter = createLayouter({ worker: worker as unknown as Worker })
  const pending = layouter.layoutsOf(lamp)
  worker.fail('')
  const error = 'The worker for layouts failed: its script cannot be loaded.'
  await expect(pending).rejects.toThrow(error)
  await expect(layouter.layoutsOf(lamp)).rejects.toThrow(error)
  await expect(createLayouter({ worker: worker as unknown as Worker }).layoutsOf(lamp)).rejects.toThrow(error)
})
