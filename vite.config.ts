import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSources } from './src/demo/plugin.ts'
import { chartLayouts } from './tools/charts/layouts-plugin.ts'
import { serveAddress, siteBase, siteVariables } from './tools/configuration.ts'
import { previewServer } from './tools/server/plugin.ts'
import { roomSeparation, sharedChunkGroups } from './tools/site/chunks.ts'
import { finishSite } from './tools/site/finish.ts'
import { licenses } from './tools/site/licenses.ts'
import { headOfPage } from './tools/site/page-head.ts'
import { roomPage } from './tools/site/room.ts'
import { fromSource } from './tools/workspace.ts'

export default defineConfig({
  base: siteBase(siteVariables()),
  plugins: [
    react(),
    chartLayouts(),
    embeddedSources(),
    headOfPage(),
    roomPage(),
    roomSeparation(),
    licenses(),
    finishSite(),
    previewServer(),
  ],
  publicDir: 'src/public',
  // Otherwise Vite also looks for dependencies in the pages of tests/bench, which has its own packages.
  optimizeDeps: { entries: ['index.html', 'src/app/machine-room/inspect.html'] },
  server: { ...serveAddress(process.env), strictPort: true },
  preview: { ...serveAddress(process.env), strictPort: true },
  resolve: { ...fromSource.resolve },
  ssr: fromSource.ssr,
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content security policy allows fonts only from files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The files with the texts have the same name in every language, so the chunk is named after the folder.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/\/i18n\/(\w+)\/translations\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
        // The modules that every page needs are in one chunk, which compresses better and takes only one request.
        codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'], priority: 1 }, ...sharedChunkGroups] },
      },
      // Emotion imports these packages for a function that is not used here. They are too old to declare `sideEffects`.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics|_isolated-hnrs|react-is/, sideEffects: false }],
      },
    },
  },
})
