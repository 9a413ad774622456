import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { siteVariables, sourceOrigins } from '../configuration.ts'
import { distFolder, root, stampFile } from '../paths.ts'
import { compressSite } from './compress.ts'
import { writeFacts } from './facts.ts'
import { prerenderSite } from './prerender.ts'
import { bundleRoom, hasRoom } from './room.ts'
import { hashInputs, hashListing, removeStamp, writeStamp } from './stamp.ts'
import { buildWorker } from './worker.ts'

/** What follows the bundle in a build: the machine room, the prerendered pages, the service worker, and compressed copies. */
export function finishSite(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'statecart-finish',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const folder = resolve(root, config.build.outDir)
        const variables = siteVariables()
        const inputs = hashInputs(root, variables)
        removeStamp(stampFile)
        if (hasRoom(variables)) await bundleRoom(folder, inputs)
        await prerenderSite(folder, variables, inputs)
        writeFacts(folder, variables)
        await buildWorker(folder, sourceOrigins(variables), 'warn')
        await compressSite(folder)
        if (folder === distFolder) writeStamp(stampFile, { inputs, listing: hashListing(folder) })
      },
    },
  }
}
