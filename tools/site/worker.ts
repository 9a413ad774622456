import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type LogLevel } from 'vite'
import type { Build } from '../../src/service-worker/build.ts'
import { digestOf } from '../../src/service-worker/digest.ts'
import type { SiteFacts } from '../configuration.ts'
import { filesBelow, root, workerFile } from '../paths.ts'
import { inlineScriptHashes, policyHeader, securityHeaders } from '../server/policy.ts'

/** Not precached: product pictures, which are cached when shown; documents, which the server may change; and the machine room. */
const notPrecached =
  /^\.|^pictures\/|^sources\/|^room\/|^assets\/room-|^icons\/social\.|\.(html|xml|txt|map|br|gz)$/

type Site = Pick<SiteFacts, 'connect' | 'base'>

/** Writes the service worker as the last file, because it contains the list of all files of the build. */
export async function buildWorker(folder: string, site: Site, logLevel: LogLevel): Promise<void> {
  await build({
    configFile: false,
    root,
    base: site.base,
    logLevel,
    publicDir: false,
    define: { STATECART_BUILD: JSON.stringify(await buildFacts(folder, site)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  })
}

export async function buildFacts(folder: string, { connect, base }: Site): Promise<Build> {
  const paths = filesBelow(folder)
  const files: Record<string, string> = {}
  for (const path of paths.filter((name) => !notPrecached.test(name) && name !== workerFile)) {
    files[base + path] = await digestOf(new Uint8Array(readFileSync(join(folder, path))).buffer)
  }
  const shell = textOf(folder, existsSync(join(folder, '404.html')) ? '404.html' : 'index.html')
  const headers = pageHeaders(
    paths.filter((path) => path.endsWith('.html')).map((path) => textOf(folder, path)),
    connect,
  )
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell, headers]))
    .digest('hex')
    .slice(0, 16)
  return { version, files, shell, headers }
}

/** The headers that the server sends with pages. */
function pageHeaders(pages: string[], connect: string[]): Record<string, string> {
  const scriptHashes = [...new Set(pages.flatMap(inlineScriptHashes))]
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyHeader({ scriptHashes, connect }),
    ...securityHeaders,
  }
}

function textOf(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}
