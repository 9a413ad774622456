import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Source } from '../../machines/domain/source.ts'
import { type SourceName, settingOf, sources } from '../../machines/domain/sources.ts'
import { addressesAt, embeddedHost } from '../../src/adapters/sources/addresses.ts'
import { withBase } from '../../src/base-path.ts'
import { answer } from '../../src/demo/answer.ts'
import { demoCatalogues } from '../../src/demo/catalogue.ts'
import { routePaths, routes } from '../../src/routes.ts'
import { readFacts, siteBase, siteVariables } from '../configuration.ts'
import { distFolder, filesBelow, staticFolder } from '../paths.ts'
import {
  type Allowance,
  contentPolicy,
  inlineScriptHashes,
  policyHeader,
  securityHeaders,
  workerConnect,
} from '../server/policy.ts'
import { sourcePreloads } from '../site/page-head.ts'
import { productShell, shellPage } from '../site/pages.ts'
import { buildWorker } from '../site/worker.ts'

/** Static hosts compress files themselves, and answer an unknown path with the shell, which shows the not-found page. */
const excluded = /\.(br|gz)$|[\\/](\.vite|not-found\.html|service-worker\.js)$/

/** Writes the build to a folder that any static host can serve, with the answers of the embedded sources as files. */
export async function writeStatic({
  from = distFolder,
  to = staticFolder,
  variables = siteVariables(),
} = {}): Promise<{ hasSiteUrl: boolean }> {
  const facts = readFacts(from)
  const { connect, base } = facts
  const write = (path: string, content: string) => writeBelow(to, path, content)
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !excluded.test(path),
  })
  const hashes = new Set<string>()
  for (const path of filesBelow(to).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(to, path), 'utf8')
    for (const hash of inlineScriptHashes(html)) hashes.add(hash)
    const page = staticPage(html, { variables, connect })
    for (const name of namesOf(path)) write(name, page)
  }
  for (const { path, body } of sourceFiles(variables)) write(path, body)
  await buildWorker(to, facts, 'warn')
  write('_headers', headersFile({ scriptHashes: [...hashes], connect }, base))
  write('_redirects', redirectsFile(base))
  return { hasSiteUrl: Boolean(variables.VITE_SITE_URL) }
}

/** Some hosts look for `about.html` at `/about`, others for `about/index.html`. */
function namesOf(path: string): string[] {
  const isPlain = path !== '404.html' && !path.endsWith('index.html')
  return isPlain ? [path, path.replace(/\.html$/, '/index.html')] : [path]
}

function writeBelow(folder: string, path: string, content: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

type Setting = { variables: Record<string, string>; connect: string[] }

const ownAddress = /<link rel="canonical"[^>]*>|<meta property="og:(?:url|image)"[^>]*>/g

/** Adapts a page of the build to a static host: the page contains its policy, and requests the sources as files. */
export function staticPage(html: string, { variables, connect }: Setting): string {
  const policy = contentPolicy({ scriptHashes: inlineScriptHashes(html), connect })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return (variables.VITE_SITE_URL ? html : html.replace(ownAddress, ''))
    .replace('<html lang="en">', '<html lang="en" data-sources="files">')
    .replace('<meta charset="utf-8" />', (charset) => `${charset}${meta}`)
    .replace(sourcePreloads(variables, false), () => sourcePreloads(variables, true))
}

type SourceFile = { path: string; body: string }

/** The answers of the embedded sources to all requests of the shop, under the file names that it requests from static hosts. */
export function sourceFiles(variables: Record<string, string>): SourceFile[] {
  const base = siteBase(variables)
  return sources.filter(({ id }) => !variables[settingOf(id)]).flatMap((source) => filesOf(source, base))
}

function filesOf({ id: name, categories }: Source & { id: SourceName }, base: string): SourceFile[] {
  const asked = addressesAt(embeddedHost(name, '/'), false)
  const file = addressesAt(embeddedHost(name, '/'), true)
  const bodyAt = (address: string) => bodyOf(address, base)
  return [
    { path: file.list, body: bodyAt(asked.list) },
    ...(categories ? [{ path: file.categories, body: bodyAt(asked.categories) }] : []),
    ...(demoCatalogues[name] ?? []).map(({ id }) => ({
      path: file.product(id),
      body: bodyAt(asked.product(id)),
    })),
  ]
}

function bodyOf(address: string, base: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const found = answer({ method: 'GET', path: pathname, query: searchParams, base })
  if (found?.status !== 200) throw new Error(`The embedded source has no answer to ${address}`)
  return found.body
}

/**
 * The headers that hosts with support for `_headers` send with each response. Some hosts send the policies of all matching
 * rules, so a separate rule for the service worker could not allow more than this rule. Therefore this rule allows the requests
 * of the worker. Each page has its own, stricter policy.
 */
export function headersFile({ scriptHashes, connect }: Allowance, base: string): string {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': policyHeader({ scriptHashes, connect: workerConnect(connect) }),
    'Strict-Transport-Security': 'max-age=31536000',
    // A rule depends only on the path. If files with a hash in their name were cached for a year, a 404 response for a missing
    // file would be cached as well. The service worker caches the files of a build anyway.
    'Cache-Control': 'no-cache',
  }
  return [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

const otherNames = [
  ['/profile', '/profile/orders', 302],
  ['/account/orders', '/profile/orders', 301],
] as const
/** Known paths without a prerendered page. A host that reads `_redirects` answers them with the shell and status 200. */
const shellPaths = [
  ...routePaths.filter((path) => !routes[path].prerendered && !path.includes(':')),
  '/categories/*',
]

export function redirectsFile(base: string): string {
  const rules = [
    ...otherNames,
    ...shellPaths.map((path) => [path, `/${shellPage.file}`, 200] as const),
    ['/products/*', `/${productShell.file}`, 200] as const,
  ]
  return rules
    .map(([from, to, status]) => `${withBase(from, base)} ${withBase(to, base)} ${status}\n`)
    .join('')
}
