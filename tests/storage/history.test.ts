import { describe, expect, it, vi } from 'vitest'
import type { Place } from '../../machines/domain/place.ts'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import type { HistoryPort } from '../../machines/ports/ports.ts'
import { createHistory } from '../../src/adapters/history.ts'
import { eventually } from '../wait.ts'
import { aPage, happened, type Page, scrolledTo } from './page.ts'

function opened(page: Page = aPage()) {
  const history = createHistory({ ids: createFakeIds('entry'), page: page.window })
  const popped: Place[] = []
  history.listen((place) => popped.push(place))
  history.restoreScrollAndFocus(history.place(), 'replace')
  return { page, history, popped }
}

function pushed(history: HistoryPort, to: string, state?: unknown): Place {
  const place = history.push(to, state)
  history.restoreScrollAndFocus(place, 'push')
  return place
}

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

describe('arriving on a screen', () => {
  it('scrolls to the top, and focuses the heading', () => {
    const { history, page } = opened()
    scrolledTo(page, 900)
    pushed(history, '/about')
    expect(page.top).toBe(0)
    expect(page.window.document.activeElement?.textContent).toBe('Home')
  })

  it('keeps the focus on the heading while the screen loads and its elements are replaced', async () => {
    const { page, history } = opened()
    const { document } = page.window
    pushed(history, '/products/1')
    const load = async (html: string) => {
      document.querySelector('main')?.replaceChildren(document.createElement('p'))
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
      await Promise.resolve()
    }
    await load('<h1>Failed</h1><button>Retry</button>')
    expect(document.activeElement?.textContent).toBe('Failed')
    document.querySelector('button')?.focus()
    await load('<p>Loading</p>')
    await load('<h1>Lamp</h1>')
    expect(document.activeElement?.textContent).toBe('Lamp')
  })

  it('does not move the focus after the visitor has removed it', async () => {
    const { page, history } = opened()
    const { document } = page.window
    pushed(history, '/products/1')
    document.body.dispatchEvent(new page.window.Event('mousedown', { bubbles: true }))
    document.querySelector('main')?.replaceChildren(document.createElement('h1'))
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })

  it('focuses the heading when the focused button is clicked and removed', async () => {
    const { page, history } = opened()
    const { document, Event } = page.window
    pushed(history, '/cart')
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Undo</button>')
    const undo = document.querySelector('button')
    undo?.focus()
    undo?.dispatchEvent(new Event('mousedown', { bubbles: true }))
    undo?.remove()
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('focuses the heading when the focused field is removed after a press that left the focus in it', async () => {
    const { page, history } = opened()
    const { document, Event } = page.window
    pushed(history, '/contact')
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<form><input><button>Send</button></form>')
    document.querySelector('input')?.focus()
    const send = document.querySelector('button')
    send?.addEventListener('mousedown', (event) => event.preventDefault())
    send?.dispatchEvent(new Event('mousedown', { bubbles: true, cancelable: true }))
    document.querySelector('form')?.remove()
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('keeps the focus and the scroll position on the same screen', () => {
    const { history, page } = opened(
      aPage('<main><h1>Products</h1><input></main>', 'https://shop.example/products'),
    )
    const field = page.window.document.querySelector('input')
    field?.focus()
    scrolledTo(page, 300)
    history.restoreScrollAndFocus(history.replace('/products?search=ring'), 'replace')
    expect(page.top).toBe(300)
    expect(page.window.document.activeElement).toBe(field)
    pushed(history, '/products?category=toys')
    expect(page.window.document.activeElement).toBe(field)
  })

  it('does not take the focus when the page is opened', () => {
    const { page } = opened()
    expect(page.window.document.activeElement).toBe(page.window.document.body)
  })

  it('keeps the scroll position from before hydration', () => {
    const page = aPage()
    page.top = 400
    const history = createHistory({ ids: createFakeIds('entry'), page: page.window })
    history.restoreScrollAndFocus(history.place(), 'push')
    expect(page.top).toBe(400)
  })

  it('scrolls to the part that the hash names', () => {
    const { history, page } = opened(
      aPage('<main><h1>Shop</h1><section id="die kategorien">…</section></main>'),
    )
    pushed(history, '/products#die%20kategorien')
    const part = page.window.document.querySelector<HTMLElement>('section')
    expect(part?.scrollIntoView).toHaveBeenCalled()
    expect(page.window.document.activeElement).toBe(part)
    pushed(history, '/products#%E0%A4%A')
    expect(page.top).toBe(0)
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
