import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { answer } from './answer.ts'
import { pictureFiles } from './pictures.ts'

/** Lets `vite` and `vite preview` answer as the product services would, and puts their pictures into the build. */
export const embeddedSources = (): Plugin => ({
  name: 'embedded-sources',
  configureServer(server) {
    server.middlewares.use(sourcesMiddleware)
  },
  configurePreviewServer(server) {
    server.middlewares.use(sourcesMiddleware)
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { address, svg } of pictureFiles()) {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg })
    }
  },
})

/** The embedded sources for any Node server that hands a request on when it is not theirs. */
export function sourcesMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const asked = addressOf(request.url ?? '/')
  const found =
    asked && answer({ method: request.method ?? 'GET', path: asked.pathname, query: asked.searchParams })
  if (!found) {
    next()
    return
  }
  if (found.status === 200 && isKnown(found.headers.ETag, request.headers['if-none-match'])) {
    response.writeHead(304, found.headers).end()
    return
  }
  response.writeHead(found.status, found.headers).end(found.body)
}

function addressOf(url: string): URL | undefined {
  const whole = `http://host${url}`
  return URL.canParse(whole) ? new URL(whole) : undefined
}

function isKnown(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false
}
