import { request } from 'node:http'
import { onTestFinished } from 'vitest'
import { type OpenShop, openShop } from '../../tools/serve.ts'
import type { Delay } from '../../tools/server/plugin.ts'
import type { Sources } from '../../tools/server/reply.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const page = "<!doctype html><script>document.documentElement.lang = 'en'</script><main>Shop</main>"

const files = {
  'index.html': page,
  'assets/index-a1b2c3d4.js': 'start()'.repeat(300),
  'assets/index-a1b2c3d4.js.br': 'as brotli',
  'assets/index-a1b2c3d4.js.gz': 'as gzip',
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{"secret": true}',
}

const sources: Sources = ({ path }) =>
  path === '/sources/one/products'
    ? {
        status: 200,
        headers: { 'Content-Type': 'application/json', ETag: '"v1"' },
        body: `${'['.padEnd(2000)}]`,
      }
    : undefined

type Options = { extra?: Record<string, string>; connect?: string[]; delay?: Delay; base?: string }

/** The server of `npm start` with a small site, closed at the end of the test. */
export async function openTestShop({
  extra = {},
  connect = [],
  delay,
  base = '/',
}: Options = {}): Promise<OpenShop & { folder: string }> {
  const facts = JSON.stringify({ connect, movableOrigin: null, base })
  const folder = temporaryFolder({ ...files, ...extra, '.vite/site.json': facts })
  const open = await openShop(folder, { sources, delay })
  onTestFinished(() => open.close())
  return { ...open, folder }
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends the target unchanged; a browser or `fetch` would normalize it. */
export function ask(
  shop: OpenShop,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = request(
      { host: '127.0.0.1', port: new URL(shop.url).port, path, headers, method },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8')
          done({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      },
    )
    sent.on('error', failed).end()
  })
}
