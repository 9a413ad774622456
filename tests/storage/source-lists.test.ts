import { describe, expect, it } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'
import { answering, first, here, json, second, signal } from './source-replies.ts'

const sources = createSources({ here })

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
