import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A running host with its address. */
export interface Host {
  home: string
  stop(): Promise<void>
}

interface Rules {
  headers: { pattern: RegExp; headers: [string, string][] }[]
  redirects: { pattern: RegExp; to: string; status: number }[]
}

const none: Rules = { headers: [], redirects: [] }
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** Serves files with or without `.html`, and 404.html for unknown addresses, as every static host does. */
export function serveFiles(folder: string, base = '/'): Promise<Host> {
  return listen(folder, base, none)
}

/**
 * Also applies `_headers` and `_redirects` like Netlify and Cloudflare Pages: existing files first, then the first matching rule.
 */
export function serveWithRules(folder: string): Promise<Host> {
  return listen(folder, '/', {
    headers: headerRules(readFileSync(join(folder, '_headers'), 'utf8')),
    redirects: redirectRules(readFileSync(join(folder, '_redirects'), 'utf8')),
  })
}

async function listen(folder: string, base: string, rules: Rules): Promise<Host> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
    if (!pathname.startsWith(base)) response.writeHead(404).end()
    else answer(folder, rules, { pathname, path: pathname.slice(base.length) }, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    home: `http://127.0.0.1:${port}${base.replace(/\/$/, '')}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function headersFor({ headers }: Rules, pathname: string): [string, string][] {
  return headers.filter(({ pattern }) => pattern.test(pathname)).flatMap((rule) => rule.headers)
}

type RequestPath = { pathname: string; path: string }

function answer(
  folder: string,
  { redirects }: Rules,
  { pathname, path }: RequestPath,
  response: ServerResponse,
) {
  const found = fileAt(folder, path)
  if (found) return sendFile(found, 200, response)
  const rule = redirects.find(({ pattern }) => pattern.test(pathname))
  if (rule && rule.status !== 200) response.writeHead(rule.status, { Location: rule.to }).end()
  else {
    const file = rule && fileAt(folder, rule.to.slice(1))
    sendFile(file ?? join(folder, '404.html'), file ? 200 : 404, response)
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/\/$/, '')
  const candidates = [name, `${name}.html`, join(name, 'index.html')]
  return candidates
    .map((one) => join(folder, one))
    .find((file) => existsSync(file) && statSync(file).isFile())
}

function sendFile(file: string, status: number, response: ServerResponse): void {
  const body = readFileSync(file)
  const type = types[extname(file)]
  const compressed = type ? gzipSync(body, { level: 1 }) : body
  if (type) response.setHeader('Content-Type', type).setHeader('Content-Encoding', 'gzip')
  response.writeHead(status).end(compressed)
}

const wildcardPattern = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

function headerRules(text: string): Rules['headers'] {
  return text
    .split(/\n(?=\S)/)
    .filter(Boolean)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
      const headers = lines.filter(Boolean).map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      })
      return { pattern: wildcardPattern(pattern), headers }
    })
}

function redirectRules(text: string): Rules['redirects'] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return { pattern: wildcardPattern(from), to, status: Number(status) }
    })
}
