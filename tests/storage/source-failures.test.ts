import { describe, expect, it, vi } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'
import {
  answering,
  asked,
  down,
  first,
  here,
  json,
  never,
  type Reply,
  second,
  settled,
  signal,
  text,
} from './source-replies.ts'

const sources = createSources({ here })

describe('an answer that may be better next time', () => {
  it.each<[string, Reply]>([
    ['no network', down],
    ['a server error', text('down', 503)],
    ['too many requests', json({ message: 'slow down' }, 429)],
    ['a cut answer', text('[{"id":1,"title":"Ba')],
  ])('is asked for again after %s', async (_, reply) => {
    answering(reply, reply, json([first]))
    const { products } = await settled(sources.list('one', signal()))
    expect(products).toHaveLength(1)
    expect(asked).toHaveLength(3)
  })

  it('is asked for three times in at most four seconds', async () => {
    answering(text('down', 500))
    const started = Date.now()
    let ended = 0
    const failing = sources.list('one', signal()).finally(() => {
      ended = Date.now() - started
    })
    await expect(settled(failing)).rejects.toMatchObject({ status: 500, data: 'down' })
    expect(asked).toHaveLength(3)
    expect(ended).toBeLessThanOrEqual(4_000)
  })

  it.each<[string, Reply, number | undefined]>([
    ['HTML instead of JSON', text('<!doctype html><title>Sorry</title>'), 200],
    ['a refusal', json({ message: 'forbidden' }, 403), 403],
    ['nothing for 20 seconds', never, undefined],
  ])('is not asked for again after %s', async (_, reply, status) => {
    answering(reply)
    await expect(settled(sources.list('one', signal()))).rejects.toMatchObject({
      message: 'Failed fetching products',
      status,
    })
    expect(asked).toHaveLength(1)
  })

  it('gives up on a source that does not answer after eight seconds', async () => {
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

  it('is not waited for without a network', async () => {
    answering(down)
    const offline = createSources({ here, online: () => false })
    await expect(settled(offline.list('one', signal()))).rejects.toMatchObject({ status: undefined })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['while it is under way', never],
    ['while it waits to ask again', down],
  ])('is canceled with its request, %s', async (_, reply) => {
    answering(reply)
    const aborted = new AbortController()
    const waiting = sources.list('one', aborted.signal)
    waiting.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    aborted.abort(new DOMException('Gone', 'AbortError'))
    await expect(settled(waiting)).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a list', () => {
  it.each([
    ['its total is what it sent', { total: 1 }, undefined],
    ['its total is less', { total: 0 }, undefined],
    ['its total is more', { total: 194 }, true],
    ['it has no total', {}, true],
    ['its total is no count', { total: '1' }, true],
  ])('of the second source is cut unless that says otherwise: %s', async (_, said, isTruncated) => {
    answering(json({ products: [second], skip: 0, limit: 100, ...said }))
    expect((await sources.list('two', signal())).isTruncated).toBe(isTruncated)
  })

  it('of the first source is cut where that sent as many as it was asked for', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...first, id: at + 1 }))
    answering(json(many(99)))
    expect((await sources.list('one', signal())).isTruncated).toBeUndefined()
    answering(json(many(100)))
    expect((await sources.list('one', signal())).isTruncated).toBe(true)
  })
})
