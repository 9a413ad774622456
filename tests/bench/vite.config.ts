import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The pages with the candidates, built in production mode like the shop. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  // Only a cross-origin isolated page has a clock with a resolution finer than 0.1 ms.
  preview: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, emptyOutDir: true },
})
