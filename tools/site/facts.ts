import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteOrigin, sourceOrigins } from '../configuration.ts'

/** Facts of a build for the server, which may be started with other environment variables. */
export type SiteFacts = {
  /** The origins that the pages may request besides their own. */
  connect: string[]
  /** The origin in the pages that the server may replace; null if VITE_SITE_URL sets it. */
  movableOrigin: string | null
}

const file = '.vite/site.json'

export function writeFacts(folder: string, variables: Record<string, string>): void {
  const movableOrigin = variables.VITE_SITE_URL ? null : siteOrigin(variables)
  const facts: SiteFacts = { connect: sourceOrigins(variables), movableOrigin }
  writeFileSync(join(folder, file), JSON.stringify(facts))
}

export function readFacts(folder: string): SiteFacts {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as SiteFacts
}
