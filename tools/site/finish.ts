import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { siteRoot, siteVariables, writeFacts } from '../configuration.ts'
import { root, stampFileOf } from '../paths.ts'
import { compressSite } from './compress.ts'
import { prerenderSite } from './prerender.ts'
import { productsAtBuild } from './products.ts'
import { bundleRoom, hasRoom } from './room.ts'
import { writeSitemap } from './sitemap.ts'
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
        const stampFile = stampFileOf(folder)
        removeStamp(stampFile)
        if (hasRoom(variables)) await bundleRoom(folder, inputs, config.base)
        const products = await productsAtBuild(variables, (text) => config.logger.warn(text))
        await prerenderSite(folder, variables, inputs, products)
        writeSitemap(folder, siteRoot(variables), products)
        await buildWorker(folder, writeFacts(folder, variables), 'warn')
        await compressSite(folder)
        writeStamp(stampFile, { inputs, listing: hashListing(folder) })
      },
    },
  }
}
