import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type LogLevel } from 'vite'
import { Complaint } from '../complaint.ts'
import { siteVariables, sourceOrigins } from '../configuration.ts'
import { takeLock } from '../lock.mjs'
import { cacheFolder, distFolder, root } from '../paths.ts'
import { compressSite } from './compress.ts'
import { writeFacts } from './facts.ts'
import { prerenderSite } from './prerender.ts'
import { bundleRoom, hasRoom } from './room.ts'
import { hashInputs, hashListing, isStamped, removeStamp, writeStamp } from './stamp.ts'
import { buildWorker } from './worker.ts'

const stampFile = join(cacheFolder, 'build.json')

/** Builds the site into dist/, unless the one that lies there was made from just the same. */
export async function buildWhenChanged(announce: (line: string) => void): Promise<void> {
  if (isUpToDate()) return
  announce('Building the shop …')
  await buildSite({ logLevel: 'warn', onlyWhenChanged: true })
}

type BuildOptions = { logLevel: LogLevel; onlyWhenChanged?: boolean }

/** Everything is written beside dist/ and put there at the end: a failed build leaves the last good one alone. */
export async function buildSite({ logLevel, onlyWhenChanged = false }: BuildOptions): Promise<void> {
  const release = takeLock(join(cacheFolder, 'build.lock'))
  const folder = join(cacheFolder, `site-${process.pid}`)
  try {
    if (onlyWhenChanged && isUpToDate()) return
    removeLeftovers()
    const variables = siteVariables()
    const inputs = hashInputs(root, variables)
    process.env.NODE_ENV = 'production'
    await bundle(folder, logLevel, variables, inputs)
    await prerenderSite(folder, variables)
    writeFacts(folder, variables)
    await buildWorker(folder, sourceOrigins(variables), logLevel)
    await compressSite(folder)
    replaceDist(folder)
    writeStamp(stampFile, { inputs, listing: hashListing(distFolder) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    release()
  }
}

/** What is wrong with the sources is told in the bundler's own words; where it stood in its own code helps nobody. */
async function bundle(
  folder: string,
  logLevel: LogLevel,
  variables: Record<string, string>,
  inputs: string,
): Promise<void> {
  try {
    await build({ root, logLevel, build: { outDir: folder, emptyOutDir: true } })
    if (hasRoom(variables)) await bundleRoom(folder, logLevel, inputs)
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error))
  }
}

function isUpToDate(): boolean {
  if (!existsSync(join(distFolder, 'index.html'))) return false
  return isStamped(stampFile, { inputs: hashInputs(root, siteVariables()), listing: hashListing(distFolder) })
}

/** What builds that were cut off left behind; the lock says that none of them is still at work. */
function removeLeftovers(): void {
  for (const name of readdirSync(cacheFolder)) {
    if (/^(site|old)-\d+$/.test(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  }
}

function replaceDist(folder: string): void {
  const old = join(cacheFolder, `old-${process.pid}`)
  removeStamp(stampFile)
  if (existsSync(distFolder)) renameSync(distFolder, old)
  renameSync(folder, distFolder)
  rmSync(old, { recursive: true, force: true })
}
