import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteVariables } from '../configuration.ts'
import { filesBelow } from '../files.ts'
import { distFolder, staticFolder } from '../paths.ts'
import { inlineScriptHashes } from '../server/policy.ts'
import { readFacts } from '../site/facts.ts'
import { buildWorker } from '../site/worker.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { sourceFiles } from './source-files.ts'
import { staticPage } from './static-page.ts'

/** Hosts compress by themselves, and answer an unknown address with the shell, which says so. */
const leftOut = /\.(br|gz)$|[\\/](\.vite|not-found\.html|service-worker\.js)$/

/** The build as a folder that any host of files can serve, with the embedded sources' answers in it. */
export async function writeStatic(): Promise<{ named: boolean }> {
  const variables = siteVariables()
  const { connect } = readFacts(distFolder)
  rmSync(staticFolder, { recursive: true, force: true })
  cpSync(distFolder, staticFolder, {
    recursive: true,
    filter: (path) => !leftOut.test(path),
  })
  const hashes = new Set<string>()
  for (const path of filesBelow(staticFolder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(staticFolder, path), 'utf8')
    for (const hash of inlineScriptHashes(html)) hashes.add(hash)
    const page = staticPage(html, { variables, connect })
    for (const name of namesOf(path)) write(name, page)
  }
  for (const { address, body } of sourceFiles(variables)) write(address, body)
  await buildWorker(staticFolder, connect, 'warn')
  write('_headers', headersFile({ scriptHashes: [...hashes], connect }))
  write('_redirects', redirectsFile())
  return { named: Boolean(variables.VITE_SITE_URL) }
}

/** Some hosts look for `about.html` at `/about`, others for `about/index.html`. */
function namesOf(path: string): string[] {
  const isPlain = path !== '404.html' && !path.endsWith('index.html')
  return isPlain ? [path, path.replace(/\.html$/, '/index.html')] : [path]
}

function write(path: string, content: string): void {
  const file = join(staticFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
