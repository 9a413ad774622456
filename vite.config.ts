import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { headOfPage } from './src/build/site/head.ts'
import { sitemap } from './src/build/site/sitemap.ts'
import { embeddedSources } from './src/sources/plugin.ts'

export default defineConfig({
  plugins: [react(), embeddedSources(), headOfPage(), sitemap()],
  publicDir: 'src/public',
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content policy takes fonts from files only.
    assetsInlineLimit: 0,
  },
})
