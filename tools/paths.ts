import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** At the top of the site, so that the whole shop is in its reach. */
export const workerFile = 'service-worker.js'
export const distFolder = join(root, 'dist')
export const staticFolder = join(root, 'dist-static')
export const cacheFolder = join(root, '.cache')
/** What the site in dist/ was made from. */
export const stampFile = join(cacheFolder, 'build.json')
