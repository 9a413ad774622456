import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Notice } from '../../machines/domain/notice.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { createDurability } from '../../src/adapters/browser.ts'
import { createLog } from '../../src/adapters/log.ts'
import { createIds } from '../../src/adapters/random.ts'
import { createFiles, createShare } from '../../src/adapters/share-and-files.ts'
import { type ToastWithNotice, toasts } from '../../src/adapters/toasts.ts'
import { aPage } from './page.ts'

afterEach(() => vi.restoreAllMocks())

describe('sharing', () => {
  const what = { title: 'Ring', url: 'https://shop.example/products/7' }
  const clipboardWith = (writeText: (text: string) => Promise<void>) =>
    Object.assign(new EventTarget(), { writeText })
  const copying = vi.fn((_: string) => Promise.resolve())
  const clipboard = clipboardWith(copying) as Clipboard

  it('uses the share sheet of the system', async () => {
    expect(await createShare({ share: () => Promise.resolve(), clipboard }).share(what)).toBe('shared')
  })

  it('copies the address if there is no share sheet, or if it fails', async () => {
    expect(await createShare({ clipboard }).share(what)).toBe('copied')
    const failing = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    expect(await createShare({ share: failing, clipboard }).share(what)).toBe('copied')
    expect(copying.mock.calls).toEqual([[what.url], [what.url]])
  })

  it('reports that the visitor dismissed it', async () => {
    const dismissed = () => Promise.reject(new DOMException('Never mind', 'AbortError'))
    expect(await createShare({ share: dismissed, clipboard }).share(what)).toBe('dismissed')
  })

  it('rejects if neither works', async () => {
    await expect(createShare({}).share(what)).rejects.toThrow('neither shares nor copies')
    const locked = clipboardWith(() => Promise.reject(new DOMException('No', 'NotAllowedError'))) as Clipboard
    await expect(createShare({ clipboard: locked }).share(what)).rejects.toThrow('No')
  })
})

describe('the log', () => {
  it('contains no secrets', () => {
    const said: unknown[] = []
    const out = {
      info: (...given: unknown[]) => said.push(...given),
      error: (...given: unknown[]) => said.push(...given),
    }
    const log = createLog({
      info: (...given) => void out.info(...given),
      error: (...given) => void out.error(...given),
    })
    const facts = {
      typed: new Secret('cardNumber', '4242424242424242', '•••• 4242'),
      password: 'hunter22',
      form: { cardNumber: '4111 1111 1111 1111', CVV: '123', city: 'Springfield' },
      error: Object.assign(new Error('Refused', { cause: { password: 'hunter22' } }), {
        cvv: '123',
        status: 500,
      }),
    }
    log.info('Looked', facts)
    log.error('Failed', facts)
    log.info('Plain')
    const text = said.map((part) => JSON.stringify(part)).join(' ')
    for (const secret of ['4242424242424242', 'hunter22', '4111', '"123"']) expect(text).not.toContain(secret)
    for (const fact of ['[cardNumber]', 'Springfield', 'Refused', '500', 'Plain'])
      expect(text).toContain(fact)
  })

  it('handles circular values', () => {
    const ring: Record<string, unknown> = { name: 'ring' }
    ring.self = ring
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    createLog().error('Round', ring)
    expect(error).toHaveBeenCalledTimes(1)
  })
})

describe('ids', () => {
  it('are random, with and without a secure context', () => {
    const insecure = createIds({ getRandomValues: (array) => crypto.getRandomValues(array) })
    const made = [...Array.from({ length: 200 }, () => insecure.next()), createIds().next()]
    expect(new Set(made).size).toBe(201)
    for (const id of made)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('durability', () => {
  it('reports what the browser grants', async () => {
    const durability = createDurability({
      persist: () => Promise.resolve(true),
      persisted: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ usage: 10, quota: 100 }),
    })
    expect(await durability.persist()).toBe(true)
    expect(await durability.estimate()).toEqual({ used: 10, quota: 100, persisted: true })
  })

  it.each([
    {},
    { persist: () => Promise.reject(new Error('No')), estimate: () => Promise.reject(new Error('No')) },
  ])('reports nothing as granted without browser support', async (storage) => {
    const durability = createDurability(storage)
    expect(await durability.persist()).toBe(false)
    expect(await durability.estimate()).toEqual({ used: 0, quota: 0, persisted: false })
  })
})

describe('files', () => {
  it('are downloaded with their name', () => {
    const { window } = aPage()
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shop')
    const clicked: string[] = []
    window.document.addEventListener('click', (event) => {
      if (event.target instanceof window.HTMLAnchorElement) clicked.push(event.target.download)
      event.preventDefault()
    })
    createFiles(window).save('shop.json', 'application/json', '{}')
    expect(clicked).toEqual(['shop.json'])
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/json', size: 2 })
    expect(window.document.querySelector('a')).toBeNull()
  })

  it('print the page', () => {
    const { window } = aPage()
    window.print = vi.fn()
    createFiles(window).print()
    expect(window.print).toHaveBeenCalledTimes(1)
  })
})

describe('toasts', () => {
  function standing(): { type: string; message: unknown; duration?: number; notice?: unknown }[] {
    const found: ReturnType<typeof useToasterStore>['toasts'] = []
    function Look(): null {
      found.push(...useToasterStore().toasts)
      return null
    }
    renderToString(createElement(Look))
    return found.filter(({ visible }) => visible).map((toast) => ({ ...toast, notice: noticeOf(toast) }))
  }

  function noticeOf(toast: object): Notice | undefined {
    return 'notice' in toast ? (toast as ToastWithNotice).notice : undefined
  }

  it('start their timers when the list is rendered', async () => {
    vi.resetModules()
    const { toasts: early } = await import('../../src/adapters/toasts.ts')
    const id = early.show({ kind: 'success', text: 'linkCopied', duration: 3_000 })
    expect(standing()).toMatchObject([{ duration: Number.POSITIVE_INFINITY }])
    early.listShown()
    expect(standing()).toMatchObject([{ duration: 3_000 }])
    early.dismiss(id)
    expect(standing()).toEqual([])
  })

  it('contain the notice, its kind and its duration', () => {
    toasts.listShown()
    const undo = { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } } as const
    const id = toasts.show({ kind: 'success', text: 'removedFromCart', action: undo, duration: 3_000 })
    expect(standing()).toMatchObject([
      {
        type: 'success',
        message: 'removedFromCart',
        duration: 3_000,
        notice: { kind: 'success', text: 'removedFromCart', action: undo },
      },
    ])
    toasts.dismiss(id)
    expect(standing()).toEqual([])
  })

  it.each(['blank', 'success', 'error', 'loading', 'custom'] as const)('support the kind %s', (kind) => {
    const id = toasts.show({ kind, text: 'cartCleared', duration: 10 })
    expect(standing().map(({ type }) => type)).toEqual([kind])
    toasts.dismiss(id)
  })
})
