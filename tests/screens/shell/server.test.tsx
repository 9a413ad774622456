// @vitest-environment node
import { ChakraProvider } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../machines/shop/open-shop.ts'
import { AppRouter } from '../../../src/app/app.tsx'
import { Shell } from '../../../src/app/shell.tsx'
import { PageHead } from '../../../src/components/page-head.tsx'
import { ShopProvider } from '../../../src/components/shop-context.tsx'
import { system } from '../../../src/theme/system.ts'

it('renders in Node with its head', () => {
  const ports = fakePorts()
  const html = renderToString(
    <ChakraProvider value={system()}>
      <ShopProvider shop={openShop(ports).start()} ports={ports}>
        <AppRouter>
          <Shell>
            <PageHead title="A page" canonical="/products" />
            <h1>A screen</h1>
          </Shell>
        </AppRouter>
      </ShopProvider>
    </ChakraProvider>,
  )
  expect(html.match(/<header\b/g)).toHaveLength(1)
  expect(html).toContain('<title>A page · Statecart</title>')
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/products"\/>/)
  expect(html).toContain('<h1>A screen</h1>')
  expect(html).toContain('We accept all major credit cards')
  expect(html).not.toContain('<!--$!-->')
})
