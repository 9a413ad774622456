import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The pages in which the contenders work: built as the shop is, so that none runs in a development mode. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  // Only a page that is isolated may read a clock finer than a tenth of a millisecond.
  preview: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, emptyOutDir: true },
})
