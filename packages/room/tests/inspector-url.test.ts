import { expect, it, vi } from 'vitest'
import { createInspectorUrl } from '../src/browser/inspector-url.ts'
import { type Filters, noFilters } from '../src/machines/filters.ts'

/** A window with this address, as far as the room uses it. */
function openAt(address: string) {
  const location = new URL(address, 'https://shop.example')
  const go = (_: null, __: '', to: string) => {
    location.href = new URL(to, location).href
  }
  const history = { pushState: vi.fn(go), replaceState: vi.fn(go) }
  const page = Object.assign(new EventTarget(), { location, history })
  return { url: createInspectorUrl('/inspect', page as unknown as Window), page, location, history }
}

const filters: Filters = {
  log: { text: 'pay', actor: 'shop', event: 'form.submit', ignored: true },
  machines: 'cart',
  running: true,
  overlay: 'session',
  panel: 'trouble',
}

it('selects and filters nothing without parameters, and shows the log', () => {
  const { url } = openAt('/inspect')
  expect(url.read()).toEqual({ selection: {}, filters: noFilters })
  expect(url.read().filters.panel).toBe('log')
  expect(url.of({})).toBe('https://shop.example/inspect')
})

it('reads what it has written', () => {
  const { url } = openAt('/inspect')
  const shown = { selection: { machine: 'cart', actor: 'x:1', state: 'cart.settled' }, filters }
  url.write(shown)
  expect(url.read()).toEqual(shown)
  expect(openAt(url.of(shown.selection, filters)).url.read()).toEqual(shown)
})

it('adds an entry to the history for another selection, and replaces it for another filter', () => {
  const { url, history, location } = openAt('/inspect?machine=cart')
  url.write({ selection: { machine: 'cart' }, filters: noFilters })
  expect([history.pushState.mock.calls, history.replaceState.mock.calls]).toEqual([[], []])
  url.write({ selection: { machine: 'cart' }, filters: { ...noFilters, running: true } })
  expect(location.search).toBe('?machine=cart&running=yes')
  expect(history.pushState).not.toHaveBeenCalled()
  url.write({ selection: { machine: 'menu' }, filters: noFilters })
  expect(location.search).toBe('?machine=menu')
  expect(history.pushState).toHaveBeenCalledTimes(1)
})

it('tells what the address shows after going back, until it is no longer watched', () => {
  const { url, page, location } = openAt('/inspect?machine=cart')
  const heard = vi.fn()
  const stop = url.watch(heard)
  location.search = '?machine=menu'
  page.dispatchEvent(new Event('popstate'))
  expect(heard.mock.calls).toEqual([[{ selection: { machine: 'menu' }, filters: noFilters }]])
  stop()
  page.dispatchEvent(new Event('popstate'))
  expect(heard).toHaveBeenCalledTimes(1)
})
