// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { lamp, mug, scarf, soldOut } from '../../machines/fixtures/examples.ts'
import { writePage } from '../../tools/prerender/write-page.tsx'

const titlesIn = (html: string) =>
  [...html.matchAll(/class="sc-card-link"[^>]*>([^<]+)</g)].map(([, title]) => title)

describe('a page that is prerendered with products', () => {
  it('shows them on the page of the catalogue, with placeholders for the rest of the list', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...lamp, id: at + 1, title: `Lamp ${at + 1}` }))
    const { body, head, structuredData } = await writePage('/products', many)
    expect(titlesIn(body)).toEqual(many.map(({ title }) => title))
    expect(body.match(/product-skeleton/g)).toHaveLength(8)
    expect(body).toContain('Loading products')
    expect(head).toContain('<title>Discover Our Collection · Statecart</title>')
    expect(head).toContain('href="/pictures/lamp.svg" fetchPriority="high"')
    expect(body.match(/loading="eager"/g)).toHaveLength(1)
    expect(structuredData).toBeUndefined()
  })

  it('shows a product on its own page, with its title, description, structured data and related products', async () => {
    const related = { ...scarf, category: lamp.category }
    const { body, head, structuredData } = await writePage('/products/1', [lamp, related])
    expect(body).toMatch(/<h1[^>]*>Desk Lamp<\/h1>/)
    expect(body).toContain('$25.50')
    expect(titlesIn(body)).toEqual(['Wool Scarf'])
    expect(head).toContain('<title>Desk Lamp · Statecart</title>')
    expect(head).toContain('<meta name="description" content="A lamp for late letters."/>')
    expect(head).toMatch(/<link rel="canonical" href="[^"]+\/products\/1"\/>/)
    expect(head).not.toContain('noindex')
    expect(structuredData).toMatchObject([
      { '@type': 'Product', name: 'Desk Lamp', offers: { price: '25.50', priceCurrency: 'USD' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Products' },
          { name: 'Electronics' },
          { name: 'Desk Lamp' },
        ],
      },
    ])
  })

  it('shows that a product is out of stock, and disables Add to Cart', async () => {
    const { body } = await writePage(`/products/${soldOut.id}`, [soldOut, mug])
    expect(body).toContain('Out of stock')
    expect(body).toMatch(/<button[^>]*disabled=""[^>]*>.*Add to Cart/s)
  })

  it('is a loading page for an unknown product', async () => {
    const { body, head } = await writePage('/products/7', [lamp])
    expect(body).not.toContain('Desk Lamp')
    expect(head).toContain('noindex')
  })
})
