import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from './workspace.ts'

const page = fileURLToPath(new URL('../packages/room/src/page', import.meta.url))
const layoutWorker = fileURLToPath(new URL('../packages/chart/src/browser/layout-worker.js', import.meta.url))

/** Builds the page of @statecart/room with everything that it imports, its own React included; for `prepack`, after `pack.config.ts`. */
export default defineConfig({
  root: page,
  base: './',
  publicDir: false,
  plugins: [react()],
  ...fromSource,
  build: {
    outDir: fileURLToPath(new URL('../packages/room/dist/page', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: {
        index: `${page}/index.html`,
        node: `${page}/node.html`,
        'layout-worker': layoutWorker,
      },
      output: {
        entryFileNames: ({ name }) => (name === 'layout-worker' ? '[name].js' : 'assets/[name].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
