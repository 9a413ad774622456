import { ChakraProvider } from '@chakra-ui/react'
import type { Ports } from '../../machines/ports/ports.ts'
import type { Look, Shop } from '../../machines/shop/open-shop.ts'
import { ShopProvider } from '../components/shop-context.tsx'
import { system } from '../theme/system.ts'
import { AppRouter } from './app-router.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { Shell } from './shell.tsx'

type Props = {
  readonly shop: Shop
  readonly ports: Ports
  /** The snapshots that the page was prerendered from, if it was prerendered. */
  readonly prerendered?: Look | undefined
}

export const App = ({ shop, ports, prerendered }: Props) => (
  <ChakraProvider value={system()}>
    <ShopProvider shop={shop} ports={ports} prerendered={prerendered}>
      <AppRouter>
        <Shell>
          <CurrentScreen />
        </Shell>
      </AppRouter>
    </ShopProvider>
  </ChakraProvider>
)
