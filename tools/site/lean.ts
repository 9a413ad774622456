import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'

const { resolve } = createRequire(import.meta.url)

/** What the bundle takes in place of a package that every first visit would wait for and that the shop has no use for. */
export const leanAliases = [
  { find: /^@emotion\/is-prop-valid$/, replacement: join(root, 'src/theme/lean/element-properties.ts') },
  { find: /^@pandacss\/is-valid-prop$/, replacement: join(root, 'src/theme/lean/css-properties.ts') },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  // It names its development build for every bundler.
  { find: /^react-router$/, replacement: join(dirname(resolve('react-router')), '../production/index.mjs') },
]
