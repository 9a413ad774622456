import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { Screen as CatalogueScreen } from '../../src/screens/catalogue/catalogue-screen.tsx'
import { Screen as HomeScreen } from '../../src/screens/home/home-screen.tsx'
import { visit } from './visit.tsx'

afterEach(cleanup)
window.scrollTo = () => {}

const main = () => within(screen.getByRole('main'))
const nothing = 'There are no products to show right now.'
const partial = 'Some products could not be loaded'
const titles = () =>
  main()
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)

/** The first source only has unreadable items, and the second one fails. */
function portsWithNothing(): FakePorts {
  const ports = fakePorts()
  ports.sources.lists.one = { products: [], dropped: 3 }
  ports.sources.lists.two = { products: [mug], dropped: 0 }
  ports.sources.gates.two.fail(new Error('503'))
  return ports
}

describe('the home page', () => {
  it('shows that there are no products if one source is empty and the other fails, and retries', async () => {
    const ports = portsWithNothing()
    visit(<HomeScreen />, ports)
    expect(screen.getAllByTestId('product-skeleton')).toHaveLength(8)
    expect(await main().findByText(nothing)).toBeTruthy()
    expect(main().getByText(partial)).toBeTruthy()
    expect(screen.queryByTestId('product-skeleton')).toBeNull()
    ports.sources.gates.two.repair()
    await userEvent.click(main().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(titles()).toEqual([mug.title]))
    expect(main().queryByText(nothing)).toBeNull()
  })

  it('offers no retry if every source has answered, and shows a product that is added later', async () => {
    const ports = fakePorts()
    visit(<HomeScreen />, ports)
    expect(await main().findByText(nothing)).toBeTruthy()
    expect(main().queryByText(partial)).toBeNull()
    expect(main().queryByRole('button', { name: 'Retry' })).toBeNull()
    await ports.storage.otherTab.transact('write', ['products'], (tx) => tx.put('products', lamp))
    await waitFor(() => expect(titles()).toEqual([lamp.title]))
  })

  it('shows the error of the categories if only they failed and there are no products', async () => {
    const ports = fakePorts()
    ports.sources.gates.categories.fail(new Error('offline'))
    visit(<HomeScreen />, ports)
    expect(await main().findByText('Failed to load categories. Please try again later.')).toBeTruthy()
  })
})

it('shows on the catalogue that products are missing, even if it has none', async () => {
  visit(<CatalogueScreen />, portsWithNothing())
  expect(await main().findByText(partial)).toBeTruthy()
  expect(await main().findByText('No products found')).toBeTruthy()
})
