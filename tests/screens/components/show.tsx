import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { system } from '../../../src/theme/system.ts'

const inShop = (children: ReactNode) => (
  <ChakraProvider value={system()}>
    <MemoryRouter>{children}</MemoryRouter>
  </ChakraProvider>
)

export const show = (children: ReactNode) => {
  const { rerender, ...rest } = render(inShop(children))
  return { ...rest, showInstead: (next: ReactNode) => rerender(inShop(next)) }
}
