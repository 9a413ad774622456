import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { withBase, withoutBase } from '../../src/base-path.ts'
import { chartLayouts } from '../charts/layouts-plugin.ts'
import { root } from '../paths.ts'
import { fromSource } from '../workspace.ts'
import { createCache } from './cache.ts'
import { headOfPage } from './page-head.ts'

const page = 'src/app/machine-room/inspect.html'

/** Serves the room's page in development at the same path as in the built site. */
export function roomPage(): Plugin {
  return {
    name: 'statecart-room-page',
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, _, next) => {
        const path = withoutBase(request.url ?? '', base)
        if (path && /^\/inspect\/?(?=\?|$)/.test(path))
          request.url = withBase(path.replace(/^\/inspect\/?/, `/${page}`), base)
        next()
      })
    },
  }
}

/** The length of the build id, which is a prefix of the hash of all inputs of the site. */
const idLength = 12

/** Whether this site has a machine room. */
export function hasRoom(variables: Record<string, string>): boolean {
  return variables.VITE_MACHINE_ROOM !== 'off'
}

/** A module in the first chunk of both the inspector and the room's page. */
const isPreloadHelper = (moduleId: string) => moduleId.includes('vite/preload-helper')

/** The machine room is a separate bundle, so that the shop's bundle is identical with and without it. */
export async function bundleRoom(folder: string, inputs: string, base: string): Promise<void> {
  const cache = createCache('room')
  await cache.files([inputs], folder, (into) => buildRoom(into, inputs.slice(0, idLength), base))
  cache.dropUnused()
}

async function buildRoom(outDir: string, buildId: string, base: string): Promise<void> {
  await build({
    ...fromSource,
    root,
    configFile: false,
    logLevel: 'warn',
    base,
    publicDir: 'src/public',
    define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(buildId) },
    plugins: [react(), chartLayouts(), headOfPage()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: { inspector: join(root, 'src/app/compose-room-inspector.ts'), inspect: join(root, page) },
        output: {
          entryFileNames: ({ name }) =>
            name === 'inspector' ? 'room/inspector.js' : 'assets/room-[name]-[hash].js',
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some(isPreloadHelper) ? 'assets/room-shared-[hash].js' : 'assets/room-[name]-[hash].js',
          assetFileNames: 'assets/room-[name]-[hash][extname]',
        },
      },
    },
  })
  // Vite writes a page to the path of its source; it belongs at the top.
  renameSync(join(outDir, page), join(outDir, 'inspect.html'))
  rmSync(join(outDir, 'src'), { recursive: true })
}
