import { expect } from 'vitest'
import { firstCatalogue, secondCatalogue } from '../../../src/demo/catalogue.ts'
import { button, field, header, link, main, named, text, title } from '../../models/locators.ts'
import type { Flow } from './flow.ts'

const searchBox = named('combobox', 'Search the shop', header)
const suggestion = named('option', undefined, header)
const everyProduct = text(`${firstCatalogue.length + secondCatalogue.length} products`)
const cards = named('article', undefined, main)

export const findingFlows: Flow[] = [
  {
    name: 'search with suggestions',
    async run(visitor) {
      await visitor.open('/about')
      await visitor.fill(searchBox, 'lo')
      await visitor.counts(suggestion, 5)
      await visitor.fill(searchBox, 'lamp')
      const words = await visitor.reads({ ...suggestion, name: /lamp/i, at: 0 })
      await visitor.press('ArrowDown')
      await visitor.isOn({ ...suggestion, at: 0 })
      await visitor.press('Enter')
      await visitor.isAt(/^\/products\/\d+$/)
      expect(words).toContain(await visitor.reads(title(/lamp/i)))
      await visitor.fill(searchBox, 'oak')
      await visitor.click(named('button', 'Search', header))
      await visitor.isAt('/products?search=oak')
      await visitor.holds(field('Search products'), 'oak')
    },
  },
  {
    name: 'filter, sort and share the address',
    async run(visitor) {
      const address = '/products?category=jewelery&sort=price-low-high&max=200'
      await visitor.open(address)
      await visitor.sees(title('Jewelry Products'))
      const first = await visitor.reads(named('heading', undefined, { ...cards, at: 0 }))
      await visitor.open('/products')
      await visitor.sees(everyProduct)
      await visitor.choose(field('Category'), 'Jewelry')
      await visitor.sees(title('Jewelry Products'))
      await visitor.choose(field('Sort by'), 'Price: Low')
      await visitor.fill(field('To'), '200')
      await visitor.press('Tab')
      await visitor.isAt(address)
      await visitor.sees(named('heading', first, { ...cards, at: 0 }))
      await visitor.sees({ role: 'slider', name: 'Maximum price' })
      await visitor.click(button('Clear Filters'))
      await visitor.isAt('/products')
      await visitor.sees(everyProduct)
    },
  },
  {
    name: 'product page',
    async run(visitor) {
      await visitor.open('/products/1')
      const first = await visitor.reads(title(/./))
      await visitor.click(button('Increase quantity'))
      await visitor.holds(named('spinbutton', 'Quantity'), '2')
      await visitor.click(button('Add to Cart'))
      await visitor.sees(link('Cart, 2 items'))
      await visitor.click(button('Wishlist', main))
      await visitor.isOn(button('Wishlist', main))
      await visitor.open('/products/1007')
      await visitor.sees(link(first, named('region', 'Recently viewed')))
      await visitor.click(link('Products', named('navigation', 'Breadcrumb')))
      await visitor.isAt('/products')
      await visitor.back()
      await visitor.isAt('/products/1007')
      await visitor.sees(button('Add to Cart'))
    },
  },
]
