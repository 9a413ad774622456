import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { licenses, noticeOf, packageFolder, siteLicenses } from '../site/licenses.ts'
import { fromSource } from '../workspace.ts'
import './production.ts'

const page = fileURLToPath(new URL('../../packages/room/src/page', import.meta.url))
const layoutWorker = fileURLToPath(
  new URL('../../packages/chart/src/browser/layout-worker.js', import.meta.url),
)

/** elkjs is a separate file, in the form in which it is published. */
const allowed = [...siteLicenses, 'EPL-2.0 OR GPL-3.0-or-later']

/** These files are next to the pages, and their names have no hash. */
const loadedByAddress = new Set(['panel', 'layout-worker'])

/**
 * Replaces Vite's helper for `import()`, which preloads scripts and style sheets. The page preloads no scripts, and has one
 * style sheet.
 */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Builds the page of @statecart/room with all its imports, including React. Runs in `prepack` after `modules.config.ts`. */
export default defineConfig({
  root: page,
  base: './',
  publicDir: false,
  plugins: [withoutPreloading, react(), licenses({ what: 'the page of @statecart/room', allowed })],
  ...fromSource,
  build: {
    outDir: fileURLToPath(new URL('../../packages/room/dist/page', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: false,
    assetsInlineLimit: 0,
    // The panel adopts a single style sheet in its shadow root.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // Warnings about slow plugins are not about the package, and would be in the output of `npm pack --json`.
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'exports-only',
      input: {
        index: `${page}/index.html`,
        node: `${page}/node.html`,
        panel: `${page}/panel.ts`,
        'layout-worker': layoutWorker,
      },
      output: {
        entryFileNames: ({ name }) => (loadedByAddress.has(name) ? '[name].js' : 'assets/[name].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name][extname]',
        // Minified files lose the notices of the packages in them.
        postBanner({ moduleIds }) {
          if (moduleIds.some((id) => /elkjs/.test(id))) return noticeOf('elkjs')
          return moduleIds.some(packageFolder) ? '/*! Licenses of packages: licenses.txt */' : ''
        },
        // elkjs has another license, and does not count toward the size of the room.
        codeSplitting: { groups: [{ name: 'elkjs', test: /elkjs\/lib\/elk-api/ }] },
      },
    },
  },
})
