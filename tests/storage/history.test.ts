import { describe, expect, it, vi } from 'vitest'
import type { Place } from '../../machines/domain/place.ts'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import { createHistory } from '../../src/adapters/history.ts'
import { eventually } from '../wait.ts'
import { aPage, happened, opened, pushed, scrolledTo } from './page.ts'

async function wentBack({ history, popped }: ReturnType<typeof opened>): Promise<Place> {
  const before = popped.length
  history.go(-1)
  await eventually(() => expect(popped).toHaveLength(before + 1))
  const place = popped.at(-1)
  if (!place) throw new Error('The history has reported no place.')
  return place
}

describe('the history entries', () => {
  it('each have a key and a state', async () => {
    const shop = opened(aPage(undefined, 'https://shop.example/products?search=ring#list'))
    const first = shop.history.place()
    expect(first).toEqual({
      path: '/products',
      search: '?search=ring',
      hash: '#list',
      key: 'entry-1',
      state: null,
    })
    const login = pushed(shop.history, '/login', { from: '/cart' })
    expect(login).toEqual({ path: '/login', search: '', hash: '', key: 'entry-2', state: { from: '/cart' } })
    expect(shop.history.replace('/cart')).toMatchObject({ path: '/cart', key: 'entry-2', state: null })
    expect(shop.page.window.history.length).toBe(2)
    expect(await wentBack(shop)).toEqual(first)
  })

  it.each([
    ['/Profile/%6Frders/?a=B#C', '/profile/orders?a=B#C'],
    ['//?a', '/?a'],
    ['//evil.example/CART', '//evil.example/CART'],
    ['/CART%', '/CART%'],
  ])('start with the canonical form of %s', (opened, address) => {
    const page = aPage(undefined, `https://shop.example${opened}`)
    page.window.history.replaceState({ key: 'kept', state: { from: '/cart' } }, '')
    const { path, search, hash, key, state } = createHistory({
      ids: createFakeIds('entry'),
      page: page.window,
    }).place()
    expect(path + search + hash).toBe(address)
    expect(page.window.location.href).toBe(`https://shop.example${address}`)
    expect({ key, state }).toEqual({ key: 'kept', state: { from: '/cart' } })
    expect(page.window.history.length).toBe(1)
  })

  it.each(['//evil.example/cart', 'https://evil.example/', 'javascript:alert(1)', 'http://'])(
    'stay in the shop for the address %s',
    (to) => {
      const { history, page } = opened()
      expect(pushed(history, to).path).toBe('/')
      expect(page.window.location.origin).toBe('https://shop.example')
    },
  )

  it('get a key for an address that did not come from the shop', () => {
    const { history, page } = opened()
    page.window.history.pushState(null, '', '/about')
    expect(history.place()).toMatchObject({ path: '/about', key: 'entry-2' })
    expect(history.place().key).toBe('entry-2')
  })

  it('work if the browser refuses to add more', () => {
    const { history, page } = opened()
    vi.spyOn(page.window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    expect(history.push('/cart')).toMatchObject({ path: '/cart' })
  })
})

describe('coming back to an entry', () => {
  it('restores the scroll position', async () => {
    const shop = opened()
    scrolledTo(shop.page, 1_234)
    pushed(shop.history, '/about')
    scrolledTo(shop.page, 77)
    shop.history.restoreScrollAndFocus(await wentBack(shop), 'pop')
    expect(shop.page.top).toBe(1_234)
  })

  it('waits until the page is high enough', async () => {
    const shop = opened()
    scrolledTo(shop.page, 3_000)
    pushed(shop.history, '/about')
    const place = await wentBack(shop)
    shop.page.height = 1_200
    shop.history.restoreScrollAndFocus(place, 'pop')
    expect(shop.page.top).toBe(200)
    shop.page.frame()
    shop.page.height = 5_000
    shop.page.frame()
    expect(shop.page.top).toBe(3_000)
    shop.page.frame()
    scrolledTo(shop.page, 10)
    shop.page.frame()
    expect(shop.page.top).toBe(10)
  })

  it('stops when the visitor scrolls', async () => {
    const shop = opened()
    scrolledTo(shop.page, 3_000)
    pushed(shop.history, '/about')
    const place = await wentBack(shop)
    shop.page.height = 1_200
    shop.history.restoreScrollAndFocus(place, 'pop')
    happened(shop.page, 'wheel')
    shop.page.height = 5_000
    shop.page.frame()
    expect(shop.page.top).toBe(200)
  })

  it('restores the scroll position after a reload', () => {
    const { page } = opened()
    scrolledTo(page, 640)
    happened(page, 'pagehide')
    page.top = 0
    opened(page)
    expect(page.top).toBe(640)
  })

  it.each(['not json', '{}', '[["entry-1"],["entry-1","x"],7]'])('ignores %s in sessionStorage', (kept) => {
    const page = aPage()
    page.window.sessionStorage.setItem('scroll', kept)
    expect(opened(page).page.top).toBe(0)
  })

  it('works if storage is denied', () => {
    const page = aPage()
    Object.defineProperty(page.window, 'sessionStorage', {
      get() {
        throw new DOMException('No', 'SecurityError')
      },
    })
    const { history } = opened(page)
    pushed(history, '/about')
    happened(page, 'pagehide')
    expect(history.place().path).toBe('/about')
  })
})
