import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { fakePorts } from '../../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../../machines/shop/open-shop.ts'
import { AppRouter } from '../../../../src/app/app-router.tsx'
import { ShopProvider } from '../../../../src/components/shop-context.tsx'
import { system } from '../../../../src/theme/system.ts'
import { nextFrame } from '../figures.ts'
import '../../../../src/theme/global.css'
import './house.css'

/** The shop's own cards need the shop around them; every contender gets the same. */
export async function housed(root: HTMLElement, list: ReactNode): Promise<void> {
  const ports = fakePorts()
  const shop = openShop(ports).start()
  createRoot(root).render(
    <ChakraProvider value={system()}>
      <ShopProvider shop={shop} ports={ports}>
        <AppRouter>{list}</AppRouter>
      </ShopProvider>
    </ChakraProvider>,
  )
  while (!document.querySelector('.sc-card')) await nextFrame()
}
