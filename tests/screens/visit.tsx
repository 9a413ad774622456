import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { AppRouter } from '../../src/app/app.tsx'
import { Shell } from '../../src/app/shell.tsx'
import { ShopProvider } from '../../src/components/shop-context.tsx'
import { system } from '../../src/theme/system.ts'

/** Renders the shop around a screen, with fakes for all ports. */
export function visit(screen: ReactNode = <h1>A screen</h1>, ports: FakePorts = fakePorts()) {
  const shop = openShop(ports).start()
  const { unmount } = render(
    <ChakraProvider value={system()}>
      <ShopProvider shop={shop} ports={ports}>
        <AppRouter>
          <Shell>{screen}</Shell>
        </AppRouter>
      </ShopProvider>
    </ChakraProvider>,
  )
  return { ports, shop, actors: shop.system.getAll(), unmount }
}
