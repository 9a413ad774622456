import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteBase, siteOrigin, sourceOrigins } from '../configuration.ts'

/** Facts of a build for the server, which may be started with other environment variables. */
export type SiteFacts = {
  /** The origins that the pages may request besides their own. */
  connect: string[]
  /** The origin in the pages that the server may replace; null if VITE_SITE_URL sets it. */
  movableOrigin: string | null
  /** The path below which the site is served. */
  base: string
}

const file = '.vite/site.json'

export function writeFacts(folder: string, variables: Record<string, string>): SiteFacts {
  const movableOrigin = variables.VITE_SITE_URL ? null : siteOrigin(variables)
  const facts: SiteFacts = { connect: sourceOrigins(variables), movableOrigin, base: siteBase(variables) }
  writeFileSync(join(folder, file), JSON.stringify(facts))
  return facts
}

/** The path below which the site in a folder is to be served. */
export function builtBase(folder: string): string {
  return existsSync(join(folder, file)) ? readFacts(folder).base : '/'
}

export function readFacts(folder: string): SiteFacts {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as SiteFacts
}
