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
    rolldownOptions: {
      output: {
        // What every page needs comes as one file: one dictionary for the compression, and one answer to wait for.
        codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] },
      },
      // Emotion imports this for a function that nothing here calls; it is of an age that does not say it may be left out.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|_isolated-hnrs|react-is/, sideEffects: false }],
      },
    },
  },
})
