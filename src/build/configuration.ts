import { loadEnv } from 'vite'
import { Complaint } from './complaint.ts'
import { root } from './paths.ts'

export type Address = { host: string; port: number }

const sourceNames = ['VITE_SOURCE_ONE_URL', 'VITE_SOURCE_TWO_URL']

/** What the site is built with: VITE_* of the environment, then of the .env files. */
export function siteVariables(): Record<string, string> {
  return loadEnv('production', root, 'VITE_')
}

/** Origins besides its own that the shop may ask for products. */
export function sourceOrigins(variables: Record<string, string>): string[] {
  const origins = sourceNames.flatMap((name) => {
    const address = variables[name]
    if (!address) return []
    if (!URL.canParse(address)) throw new Complaint(`${name} is ${address}, which is no address of a server.`)
    return [new URL(address).origin]
  })
  return [...new Set(origins)]
}

export function serveAddress(env: NodeJS.ProcessEnv): Address {
  const port = env.PORT || '4173'
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Complaint(`PORT is ${port}, which is no port.`)
  return { host: env.HOST || '127.0.0.1', port: Number(port) }
}
