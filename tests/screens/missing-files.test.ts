import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUpdates } from '../../src/adapters/updates.ts'
import { eventually } from '../wait.ts'

const log = { error: () => undefined, info: () => undefined }
const script = document.createElement('script')
let stop: () => void = () => undefined

beforeEach(() => {
  script.type = 'module'
  script.src = '/assets/index-12345678.js'
  document.head.append(script)
})
afterEach(() => {
  stop()
  script.remove()
  vi.unstubAllGlobals()
})

/**
 * Reports a failed import, and answers the request for the page's own script with this; returns how often an update was found.
 */
async function findAfter(answer: () => Promise<Response>): Promise<number> {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const onFound = vi.fn()
  stop = watchUpdates({ onFound, log })
  window.dispatchEvent(new Event('vite:preloadError'))
  await eventually(() => expect(asked).toHaveResolved())
  expect(asked).toHaveBeenCalledWith(script.src, { method: 'HEAD', cache: 'no-store' })
  await Promise.resolve()
  return onFound.mock.calls.length
}

const reply = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'Content-Type': type } })

test('another version is found if the script of this one is missing', async () => {
  expect(await findAfter(reply(404, 'text/html'))).toBe(1)
})

test('another version is found if the host answers every address with a page', async () => {
  expect(await findAfter(reply(200, 'text/html; charset=utf-8'))).toBe(1)
})

test('no other version is found if the host still has the script, or fails', async () => {
  expect(await findAfter(reply(200, 'text/javascript'))).toBe(0)
  stop()
  expect(await findAfter(reply(503, 'text/html'))).toBe(0)
})
