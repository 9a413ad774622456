// @vitest-environment node
import { ChakraProvider } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { AppRouter } from '../../src/app/app.tsx'
import { SearchBox } from '../../src/app/header/search-box.tsx'
import { ShopProvider } from '../../src/components/shop-context.tsx'
import { Screen as CatalogueScreen } from '../../src/screens/catalogue/catalogue-screen.tsx'
import { system } from '../../src/theme/system.ts'

it('renders without a browser: title, filters, search and eight placeholders', () => {
  const ports = fakePorts()
  ports.history.replace('/products')
  const html = renderToString(
    <ChakraProvider value={system()}>
      <ShopProvider shop={openShop(ports)} ports={ports}>
        <AppRouter>
          <SearchBox />
          <CatalogueScreen />
        </AppRouter>
      </ShopProvider>
    </ChakraProvider>,
  )
  expect(html).toMatch(/<h1[^>]*>Discover Our Collection<\/h1>/)
  expect(html.match(/product-skeleton/g)).toHaveLength(8)
  expect(html).toContain('aria-label="Search the shop"')
  expect(html).toContain('Minimum price')
})
