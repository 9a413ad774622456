import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { withoutBase } from '../base-path.ts'
import { answer } from './answer.ts'
import { pictureFiles } from './catalogue.ts'

/** Serves the demo catalogue in the dev server, and adds its pictures to the build. tools/server serves it in `vite preview`. */
export const embeddedSources = (): Plugin => ({
  name: 'embedded-sources',
  /** The dev server restarts when one of these files changes, so that it serves the new data. */
  configResolved({ configFileDependencies }) {
    configFileDependencies.push(...dataFiles())
  },
  configureServer(server) {
    server.middlewares.use(sourcesMiddleware(server.config.base))
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { address, svg } of pictureFiles()) {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg })
    }
  },
})

const dataFiles = (): string[] =>
  readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(json|svg)$/.test(name))
    .map((name) => normalizePath(join(import.meta.dirname, name)))

/** Connect middleware: answers the requests that belong to the demo catalogue and passes the others on. */
export const sourcesMiddleware =
  (base: string) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = addressOf(withoutBase(request.url ?? '/', base))
    const found =
      url && answer({ method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, base })
    if (!found) next()
    else if (found.status === 200 && isKnown(found.headers.ETag, request.headers['if-none-match']))
      response.writeHead(304, found.headers).end()
    else response.writeHead(found.status, found.headers).end(found.body)
  }

function addressOf(path: string | undefined): URL | undefined {
  const address = `http://host${path}`
  return path !== undefined && URL.canParse(address) ? new URL(address) : undefined
}

function isKnown(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false
}
