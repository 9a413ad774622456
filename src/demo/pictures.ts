import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'pictures')

/** Names a content in an address or an ETag, so that a changed file is a new address and may be cached forever. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10)

const files = readdirSync(folder).map((name) => {
  const svg = readFileSync(join(folder, name), 'utf8')
  return { name, address: `/pictures/${name.replace(/\.svg$/, '')}.${fingerprint(svg)}.svg`, svg }
})
const addresses = new Map(files.map(({ name, address }) => [name, address]))
const svgs = new Map(files.map(({ address, svg }) => [address, svg]))

/** The address of a file in `src/demo/pictures`; undefined if there is no such file. */
export const addressOf = (name: string): string | undefined => addresses.get(name)

export const pictureAt = (address: string): string | undefined => svgs.get(address)

export const pictureFiles = (): readonly { readonly address: string; readonly svg: string }[] => files
