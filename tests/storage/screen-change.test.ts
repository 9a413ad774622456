import { describe, expect, it, vi } from 'vitest'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import { createHistory } from '../../src/adapters/history.ts'
import { aPage, opened, pushed, scrolledTo } from './page.ts'

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

  it('scrolls to the heading when a button is removed that has the keyboard focus, but not when a heading is', async () => {
    const { page, history } = opened()
    const { document, Element } = page.window
    // jsdom cannot tell whether the keyboard is used.
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':focus-visible' || matches.call(this, selector)
    })
    pushed(history, '/cart')
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Undo</button>')
    const heading = document.querySelector('h1')
    document.querySelector('button')?.focus()
    document.querySelector('button')?.remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(heading)
    expect(heading?.scrollIntoView).toHaveBeenCalledOnce()
    heading?.replaceWith(document.createElement('h1'))
    await Promise.resolve()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(heading?.scrollIntoView).toHaveBeenCalledOnce()
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

  it('focuses the heading of the same screen when the pressed button is disabled and has lost the focus', () => {
    const { history, page } = opened(
      aPage('<main><h1>Products</h1><button>Search</button></main>', 'https://shop.example/products'),
    )
    const { document } = page.window
    const search = document.querySelector('button')
    search?.focus()
    search?.setAttribute('disabled', '')
    // jsdom leaves the focus on a disabled button.
    const losesFocus = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    pushed(history, '/products?search=ring')
    losesFocus.mockRestore()
    expect(document.activeElement?.tagName).toBe('H1')
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
