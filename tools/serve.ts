import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { distFolder, root } from './paths.ts'
import { previewServer, type ServerOptions } from './server/plugin.ts'
import { CommandError } from './tool.ts'

export type OpenShop = { url: string; close: () => Promise<void> }

/** Serves a built site as `vite preview` does, on a free port of this machine. */
export async function openShop(folder: string = distFolder, options: ServerOptions = {}): Promise<OpenShop> {
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError('There is no build to serve: npm run build makes one.')
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [previewServer(options)],
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { url: address.replace(/\/$/, ''), close: () => server.close() }
}
