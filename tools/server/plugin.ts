import { statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { builtBase } from '../configuration.ts'
import { distFolder, root, stampFileOf } from '../paths.ts'
import { createHandler, type HandlerOptions, refuseMalformed } from './handler.ts'

/** Returns the delay of the response to a request for this URL, in milliseconds. */
export type Delay = (url: string) => number

export type ServerOptions = Omit<HandlerOptions, 'folder' | 'served'> & { delay?: Delay | undefined }

/** Lets `vite preview` answer like a host of the shop: headers, content policy, redirects, 404s, and compressed copies. */
export function previewServer({ delay = () => 0, ...options }: ServerOptions = {}): Plugin {
  return {
    name: 'statecart-preview',
    config: ({ build }, { isPreview }) => ({
      preview: { cors: false, allowedHosts: true },
      ...(isPreview && { base: builtBase(resolve(root, build?.outDir ?? distFolder)) }),
    }),
    configurePreviewServer({ config, httpServer, middlewares }) {
      const server = httpServer as Server & { requireHostHeader: boolean }
      const folder = resolve(root, config.build.outDir)
      let handler: ReturnType<typeof createHandler> | undefined
      let readAt: number | undefined
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        const builtAt = timeOfBuild(folder)
        // The site may be built again while it is served. The time is undefined until that build has ended.
        if (handler === undefined || (builtAt !== undefined && builtAt !== readAt)) {
          handler = createHandler({ ...options, folder, served: urlOf(server) })
          readAt = builtAt
        }
        handler(request, response)
      }
      middlewares.use((request, response) => {
        const wait = delay(request.url ?? '')
        if (wait > 0) setTimeout(answer, wait, request, response)
        else answer(request, response)
      })
      // Node would answer these requests itself, without the security headers.
      server.requireHostHeader = false
      server.on('checkExpectation', (request, response) => middlewares(request, response))
      // Vite's router accepts only paths, so any other request target is replaced by a malformed path.
      server.prependListener('request', (request: IncomingMessage) => {
        if (!request.url?.startsWith('/')) request.url = '/%'
      })
      refuseMalformed(server, () => handler?.connect ?? [])
    },
  }
}

function timeOfBuild(folder: string): number | undefined {
  return statSync(stampFileOf(folder), { throwIfNoEntry: false })?.mtimeMs
}

/** The URL of the server. If it listens on all addresses, the loopback address is used. */
function urlOf(server: Server): string {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen on a port.')
  const { address, port } = bound
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
