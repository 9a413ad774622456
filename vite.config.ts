import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chartLayouts } from './src/build/layout/plugin.ts'
import { headOfPage } from './src/build/site/head.ts'
import { leanAliases } from './src/build/site/lean.ts'
import { leanRouter } from './src/build/site/lean-router.ts'
import { licences } from './src/build/site/licences.ts'
import { pauses } from './src/build/site/pauses.ts'
import { roomPage } from './src/build/site/room.ts'
import { roomApart } from './src/build/site/room-apart.ts'
import { sharedChunkGroups } from './src/build/site/shared-chunks.ts'
import { sitemap } from './src/build/site/sitemap.ts'
import { writtenStyles } from './src/build/site/written-styles.ts'
import { fromSource } from './src/build/workspace.mjs'
import { embeddedSources } from './src/demo/plugin.ts'

export default defineConfig({
  plugins: [
    react(),
    leanRouter(),
    writtenStyles(),
    chartLayouts(),
    embeddedSources(),
    headOfPage(),
    roomPage(),
    roomApart(),
    sitemap(),
    licences(),
    pauses(),
  ],
  publicDir: 'src/public',
  resolve: { ...fromSource.resolve, alias: leanAliases },
  ssr: fromSource.ssr,
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content policy takes fonts from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes as one file: one dictionary for the compression, and one answer to wait for.
        codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'], priority: 1 }, ...sharedChunkGroups] },
      },
      // Emotion imports this for a function that nothing here calls; it is of an age that does not say it may be left out.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|_isolated-hnrs|react-is/, sideEffects: false }],
      },
    },
  },
})
