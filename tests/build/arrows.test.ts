import { expect, test } from 'vitest'
import { lintFile } from '../../src/build/lint/lint.ts'

const found = (path: string, text: string) => lintFile(path, text).join('\n')

test.each([
  ['machines/cart/cart.machine.ts', "import { useState } from 'react'"],
  ['machines/cart/cart.machine.ts', "import type { ReactNode } from 'react'"],
  ['machines/cart/cart.machine.ts', "import { openDB } from 'idb'"],
  ['machines/cart/cart.machine.ts', "import { storage } from '../../src/adapters/storage.ts'"],
  ['machines/cart/cart.machine.ts', "import type { Tokens } from '../../src/theme/tokens.ts'"],
  ['machines/cart/cart.machine.ts', "export { storage } from '../../src/adapters/storage.ts'"],
  ['machines/cart/cart.machine.ts', "const later = () => import('../../src/i18n/es.ts')"],
  ['src/screens/cart/cart.tsx', "import { clock } from '../../adapters/clock.ts'"],
  ['src/screens/cart/cart.tsx', "const later = () => import('../../adapters/share.ts')"],
  ['src/screens/cart/cart.tsx', 'const later = () => import(`../../adapters/share.ts`)'],
  ['src/screens/cart/cart.tsx', "export * from '../../adapters/share.ts'"],
  ['src/screens/cart/cart.tsx', "import { start } from '../../main.tsx'"],
  ['src/parts/price.tsx', "import { clock } from '../adapters/clock.ts'"],
  ['src/parts/price.tsx', "import { Cart } from '../screens/cart/cart.tsx'"],
  ['src/app/shell.tsx', "import { clock } from '../adapters/clock.ts'"],
  ['src/app/shell.tsx', "import { compose } from './compose.ts'"],
  ['src/machine-room/room.tsx', "import { clock } from '../adapters/clock.ts'"],
  ['src/adapters/clock.ts', "import { Price } from '../parts/price.tsx'"],
  ['src/adapters/clock.ts', "import { Cart } from '../screens/cart/cart.tsx'"],
  ['src/adapters/clock.ts', "import { useEffect } from 'react'"],
  ['src/adapters/toasts.ts', "import { Toaster } from 'react-hot-toast'"],
  ['src/theme/tokens.ts', "import { Price } from '../parts/price.tsx'"],
  ['src/i18n/en.ts', "import { Price } from '../parts/price.tsx'"],
  ['src/demo/sources.ts', "import { Price } from '../parts/price.tsx'"],
  ['src/service-worker/worker.ts', "import { clock } from '../adapters/clock.ts'"],
  ['src/main.tsx', "import { answer } from './demo/answer.ts'"],
])('%s may not say %s', (path, text) => {
  expect(found(path, text)).toContain(`${path}:1 `)
})

test.each([
  [
    'machines/cart/cart.machine.ts',
    "import { setup } from 'xstate'\nimport { getShortestPaths } from 'xstate/graph'",
  ],
  [
    'machines/cart/cart.machine.ts',
    "import { object } from 'valibot'\nimport { total } from '../money/money.ts'",
  ],
  [
    'src/screens/cart/cart.tsx',
    "import { Price } from '../../parts/price.tsx'\nimport { Box } from '@chakra-ui/react'",
  ],
  ['src/screens/cart/cart.tsx', "import { total } from '../../../machines/domain/cart.ts'"],
  ['src/parts/price.tsx', "import { formatMoney } from '../i18n/money.ts'"],
  ['src/app/routes.tsx', "const cart = () => import('../screens/cart/cart.tsx')"],
  ['src/app/compose.ts', "import { clock } from '../adapters/clock.ts'"],
  ['src/app/compose-storage.ts', "import { storage } from '../adapters/storage.ts'"],
  ['src/main.tsx', "import { clock } from './adapters/clock.ts'\nimport { App } from './app/app.tsx'"],
  [
    'src/adapters/clock.ts',
    "import type { Clock } from '../../machines/ports/ports.ts'\nimport { openDB } from 'idb'",
  ],
  ['src/adapters/toasts.ts', "import { toast } from 'react-hot-toast/headless'"],
  ['tests/storage/cart.test.ts', "import { storage } from '../../src/adapters/storage.ts'"],
])('%s may say %s', (path, text) => {
  expect(found(path, text)).toBe('')
})
