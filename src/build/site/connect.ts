import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = '.vite/connect.json'

/** The build remembers whom its pages may call, for the server that sends the policy may be started elsewhere. */
export function writeConnect(folder: string, origins: string[]): void {
  writeFileSync(join(folder, file), JSON.stringify(origins))
}

export function readConnect(folder: string): string[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]
}
