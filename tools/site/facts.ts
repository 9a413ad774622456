import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteOrigin, sourceOrigins } from '../configuration.ts'

/** What the server must know of a build, for it may be started in another environment than the build was made in. */
export type SiteFacts = {
  /** Whom the pages may call besides their own server. */
  connect: string[]
  /** The origin that the pages name as theirs, unless it was chosen by VITE_SITE_URL and must stay. */
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
