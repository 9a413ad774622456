import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp, mug, scarf, soldOut } from '../../machines/fixtures/examples.ts'
import { Screen as CatalogueScreen } from '../../src/screens/catalogue/catalogue-screen.tsx'
import { visit } from './visit.tsx'

afterEach(cleanup)
window.scrollTo = () => {}

const main = () => within(screen.getByRole('main'))
const titles = () =>
  main()
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
const count = () => main().getByText(/^\d+ products?$/).textContent

function portsAt(address: string): FakePorts {
  const ports = fakePorts()
  ports.history.replace(address)
  ports.sources.lists.one = { products: [lamp], dropped: 0 }
  ports.sources.lists.two = { products: [mug, soldOut, scarf], dropped: 0 }
  ports.sources.categoryNames = ['electronics']
  return ports
}

async function shown(address = '/products', screen_: ReactNode = <CatalogueScreen />) {
  const visited = visit(screen_, portsAt(address))
  await main().findAllByRole('article')
  return visited
}

describe('the catalogue', () => {
  it('shows eight placeholders and announces that it is loading', async () => {
    const ports = portsAt('/products')
    ports.sources.gates.one.hold()
    ports.sources.gates.two.hold()
    visit(<CatalogueScreen />, ports)
    expect(screen.getAllByTestId('product-skeleton')).toHaveLength(8)
    expect(main().queryByRole('article')).toBeNull()
    expect(main().getByText('Loading products').getAttribute('role')).toBe('status')
    act(() => {
      ports.sources.gates.one.release()
      ports.sources.gates.two.release()
    })
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(screen.queryByTestId('product-skeleton')).toBeNull()
  })

  it('shows the products that match the address, and their number', async () => {
    await shown('/products?category=kitchen&stock=in')
    expect(titles()).toEqual(['Stone Mug'])
    expect(count()).toBe('1 product')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kitchen Products')
    expect(main().getByRole<HTMLInputElement>('checkbox', { name: 'In stock only' }).checked).toBe(true)
    expect(main().getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('kitchen')
  })

  it('uses the same label for a category in the title, the filter and a card', async () => {
    const ports = portsAt('/products?category=home-decor')
    ports.sources.lists.two = { products: [{ ...mug, category: 'home-decor' }], dropped: 0 }
    visit(<CatalogueScreen />, ports)
    const card = within(await main().findByRole('article'))
    expect(card.getByText('Home decor')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home decor Products')
    expect(main().getByRole('option', { name: 'Home decor' }).getAttribute('value')).toBe('home-decor')
    expect(main().queryByText(/home-decor/)).toBeNull()
  })

  it('has controls whose values are all in the address', async () => {
    const { ports } = await shown()
    const { search, path } = {
      path: () => ports.history.place().path,
      search: () => ports.history.place().search,
    }
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
    expect(titles()).toEqual(['Stone Mug', 'Tin Mug', 'Desk Lamp', 'Wool Scarf'])
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Rating from' }), '4 stars')
    expect(titles()).toEqual(['Stone Mug', 'Tin Mug', 'Desk Lamp'])
    await userEvent.type(main().getByLabelText('Search products'), 'temper')
    expect(titles()).toEqual(['Stone Mug', 'Tin Mug'])
    await waitFor(() => expect(search()).toBe('?search=temper&sort=price-low-high&rating=4'))
    await userEvent.click(main().getByRole('button', { name: 'Clear Filters' }))
    expect(path() + search()).toBe('/products')
    expect(titles()).toHaveLength(4)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discover Our Collection')
  })

  it('announces a choice that leaves the number of results the same', async () => {
    await shown()
    const count = main().getByText('4 products')
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High')
    await waitFor(() => expect(count.isConnected).toBe(false))
    expect(main().getByText('4 products').closest('[role=status]')).not.toBeNull()
  })

  it('has price sliders that work with the keyboard, and fields for typed prices', async () => {
    const { ports } = await shown()
    const thumb = (name: string) => main().getByRole('slider', { name })
    expect(thumb('Minimum price').getAttribute('aria-valuenow')).toBe('11')
    expect(thumb('Maximum price').getAttribute('aria-valuenow')).toBe('26')
    act(() => thumb('Minimum price').focus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(thumb('Minimum price').getAttribute('aria-valuenow')).toBe('13')
    expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('$13.00')
    expect(titles()).toEqual(['Desk Lamp', 'Wool Scarf'])
    await userEvent.type(main().getByLabelText('To'), '20.5')
    expect(titles()).toEqual(['Desk Lamp', 'Wool Scarf'])
    await userEvent.tab()
    expect(titles()).toEqual([])
    expect(main().getByLabelText<HTMLInputElement>('To').value).toBe('$20.50')
    expect(ports.history.place().search).toBe('?min=13&max=20.5')
  })

  it('validates a typed price on Enter, and refuses a malformed or inverted one', async () => {
    const { ports } = await shown()
    const address = () => ports.history.place().path + ports.history.place().search
    const to = main().getByLabelText<HTMLInputElement>('To')
    await userEvent.type(main().getByLabelText('From'), '13{Enter}')
    expect(address()).toBe('/products?min=13')
    const offered = titles()
    for (const [typed, message] of [
      ['1e3', 'Please enter a price such as $12.50'],
      ['-20', 'Please enter a price such as $12.50'],
      ['10.999', 'Please enter a price such as $12.50'],
      ['12', 'Please enter at least $13.00'],
    ] as const) {
      await userEvent.clear(to)
      await userEvent.type(to, typed)
      expect(main().queryByRole('alert')).toBeNull()
      await userEvent.keyboard('{Enter}')
      expect(main().getByRole('alert').textContent).toBe(message)
      expect([to.value, to.getAttribute('aria-invalid'), address()]).toEqual([
        typed,
        'true',
        '/products?min=13',
      ])
      expect(titles()).toEqual(offered)
    }
    await userEvent.clear(to)
    await userEvent.type(to, '20{Enter}')
    expect(main().queryByRole('alert')).toBeNull()
    expect([to.value, address()]).toEqual(['$20.00', '/products?min=13&max=20'])
  })

  it('shows that nothing was found, with advice', async () => {
    visit(<CatalogueScreen />, portsAt('/products?search=zeppelin'))
    expect(await main().findByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(main().getByText(/try adjusting search or filter criteria/i)).toBeTruthy()
    expect(count()).toBe('0 products')
  })

  it('shows a notice while a source fails', async () => {
    const ports = portsAt('/products')
    ports.sources.gates.two.fail(new Error('offline'))
    visit(<CatalogueScreen />, ports)
    expect(await main().findByText('Some products could not be loaded')).toBeTruthy()
    await waitFor(() => expect(titles()).toEqual(['Desk Lamp']))
    ports.sources.gates.two.repair()
    await userEvent.click(main().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(main().queryByText('Some products could not be loaded')).toBeNull()
  })

  it('shows an error if there are no products, and retries', async () => {
    const ports = portsAt('/products')
    ports.sources.gates.one.fail(new Error('offline'))
    ports.sources.gates.two.fail(new Error('offline'))
    visit(<CatalogueScreen />, ports)
    expect(await main().findByRole('heading', { name: 'Error loading products' })).toBeTruthy()
    expect(main().getByText('Failed to load products. Please try again later.')).toBeTruthy()
    ports.sources.gates.one.repair()
    ports.sources.gates.two.repair()
    await userEvent.click(main().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it('shows the error of the categories if only they failed and there are no products', async () => {
    const ports = portsAt('/products')
    ports.sources.lists.one.products = []
    ports.sources.lists.two.products = []
    ports.sources.gates.categories.fail(new Error('offline'))
    visit(<CatalogueScreen />, ports)
    expect(await main().findByText('Failed to load categories. Please try again later.')).toBeTruthy()
  })

  it('marks a product that was just added, until a filter is chosen', async () => {
    await shown(`/products?new=${scarf.id}`)
    expect(main().getByText('New')).toBeTruthy()
    await userEvent.click(main().getByRole('checkbox', { name: 'In stock only' }))
    expect(main().queryByText('New')).toBeNull()
  })

  it('adds to the cart without rendering the list again', async () => {
    let renders = 0
    const { actors } = await shown(
      '/products',
      <Profiler
        id="list"
        onRender={() => {
          renders += 1
        }}
      >
        <CatalogueScreen />
      </Profiler>,
    )
    await waitFor(() => expect(actors.cart.getSnapshot().matches('settled')).toBe(true))
    const add = main().getByRole('button', { name: 'Add Stone Mug to cart' })
    const before = renders
    for (const items of ['1 item', '2 items', '3 items', '4 items', '5 items']) {
      await userEvent.click(add)
      expect(await screen.findByRole('link', { name: `Cart, ${items}` })).toBeTruthy()
    }
    // The list may still render because of its own data, but not because of the additions.
    expect(renders - before).toBeLessThan(5)
  })

  it('shows the heart of a product on the wishlist as pressed', async () => {
    await shown()
    const heart = main().getByRole('button', { name: 'Add Desk Lamp to wishlist', pressed: false })
    await userEvent.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    expect(main().getAllByRole('button', { name: /to wishlist$/, pressed: false })).toHaveLength(3)
  })
})
