import { describe, expect, it, vi } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'
import {
  answering,
  down,
  first,
  here,
  json,
  never,
  type Reply,
  requests,
  second,
  settled,
  signal,
  text,
} from './source-replies.ts'

const sources = createSources({ here })

describe('an answer that may succeed on retry', () => {
  it.each<[string, Reply]>([
    ['no network', down],
    ['a server error', text('down', 503)],
    ['too many requests', json({ message: 'slow down' }, 429)],
    ['a truncated answer', text('[{"id":1,"title":"Ba')],
  ])('is requested again after %s', async (_, reply) => {
    answering(reply, reply, json([first]))
    const { products } = await settled(sources.list('one', signal()))
    expect(products).toHaveLength(1)
    expect(requests).toHaveLength(3)
  })

  it('is requested three times in at most four seconds', async () => {
    answering(text('down', 500))
    const started = Date.now()
    let ended = 0
    const failing = sources.list('one', signal()).finally(() => {
      ended = Date.now() - started
    })
    await expect(settled(failing)).rejects.toMatchObject({ status: 500, data: 'down' })
    expect(requests).toHaveLength(3)
    expect(ended).toBeLessThanOrEqual(4_000)
  })

  it.each<[string, Reply, number | undefined]>([
    ['HTML instead of JSON', text('<!doctype html><title>Sorry</title>'), 200],
    ['a 4xx answer', json({ message: 'forbidden' }, 403), 403],
    ['no answer for 20 seconds', never, undefined],
  ])('is not requested again after %s', async (_, reply, status) => {
    answering(reply)
    await expect(settled(sources.list('one', signal()))).rejects.toMatchObject({
      message: 'Failed fetching products',
      status,
    })
    expect(requests).toHaveLength(1)
  })

  it('fails after eight seconds without an answer', async () => {
    answering(never)
    let failed = false
    const waiting = sources.list('two', signal()).catch(() => {
      failed = true
    })
    await vi.advanceTimersByTimeAsync(7_900)
    expect(failed).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    await waiting
    expect(failed).toBe(true)
  })

  it('is not retried while the browser is offline', async () => {
    answering(down)
    const offline = createSources({ here, online: () => false })
    await expect(settled(offline.list('one', signal()))).rejects.toMatchObject({ status: undefined })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['while it is pending', never],
    ['while it waits for a retry', down],
  ])('is canceled with its request, %s', async (_, reply) => {
    answering(reply)
    const aborted = new AbortController()
    const waiting = sources.list('one', aborted.signal)
    waiting.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    aborted.abort(new DOMException('Gone', 'AbortError'))
    await expect(settled(waiting)).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the list', () => {
  it.each([
    ['its total is what it contains', { total: 1 }, undefined],
    ['its total is less', { total: 0 }, undefined],
    ['its total is more', { total: 194 }, true],
    ['it has no total', {}, true],
    ['its total is not a number', { total: '1' }, true],
  ])('of the second source is complete only if its total says so: %s', async (_, said, isTruncated) => {
    answering(json({ products: [second], skip: 0, limit: 100, ...said }))
    expect((await sources.list('two', signal())).isTruncated).toBe(isTruncated)
  })

  it('of the first source is truncated if it has as many products as the limit', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...first, id: at + 1 }))
    answering(json(many(99)))
    expect((await sources.list('one', signal())).isTruncated).toBeUndefined()
    answering(json(many(100)))
    expect((await sources.list('one', signal())).isTruncated).toBe(true)
  })
})
