import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version, license } = JSON.parse(
  readFileSync(new URL('../node_modules/elkjs/package.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** Builds the scripts of @statecart/chart that a page loads as they are, with everything that they import; for `prepack`, after `pack.config.ts`. */
export default defineConfig({
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { 'layout-worker': 'src/browser/layout-worker.js' },
      output: {
        format: 'iife',
        entryFileNames: '[name].js',
        banner: `/*! elkjs ${version}, ${license}, https://github.com/kieler/elkjs */`,
      },
    },
  },
})
