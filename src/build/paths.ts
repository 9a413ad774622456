import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const distFolder = join(root, 'dist')
export const cacheFolder = join(root, '.cache')
