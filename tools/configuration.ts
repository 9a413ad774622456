import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { settingOf, sourceNames } from '../machines/domain/sources.ts'
import { root } from './paths.ts'
import { CommandError } from './tool.ts'

type Address = { host: string; port: number }

const defaultHost = '127.0.0.1'
const defaultPort = '4173'

/** The variables for the build of the site: VITE_* from the environment, otherwise from the .env files. */
export function siteVariables(): Record<string, string> {
  return loadEnv('production', root, 'VITE_')
}

/** The other origins from which the shop may request products. */
export function sourceOrigins(variables: Record<string, string>): string[] {
  const origins = sourceNames.map(settingOf).flatMap((name) => {
    const address = variables[name]
    if (!address) return []
    if (!URL.canParse(address))
      throw new CommandError(`${name} is ${address}, which is no address of a server.`)
    return [new URL(address).origin]
  })
  return [...new Set(origins)]
}

/** The origin in canonical links, shared cards and the sitemap. */
export function siteOrigin(variables: Record<string, string>): string {
  const address = variables.VITE_SITE_URL
  if (!address) return `http://${defaultHost}:${defaultPort}`
  if (!URL.canParse(address))
    throw new CommandError(`VITE_SITE_URL is ${address}, which is no address of a site.`)
  return new URL(address).origin
}

/** The path below which the site is served, with a slash at both ends. */
export function siteBase(variables: Record<string, string>): string {
  const base = `${(variables.VITE_BASE ?? '').replace(/\/$/, '')}/`
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(base))
    throw new CommandError(`VITE_BASE is ${variables.VITE_BASE}, which is no path such as /shop/.`)
  return base
}

/** The URL of the site's root: its origin and its base. */
export function siteRoot(variables: Record<string, string>): string {
  return siteOrigin(variables) + siteBase(variables)
}

export function serveAddress(env: NodeJS.ProcessEnv): Address {
  const port = env.PORT || defaultPort
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new CommandError(`PORT is ${port}, which is no port.`)
  return { host: env.HOST || defaultHost, port: Number(port) }
}

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
