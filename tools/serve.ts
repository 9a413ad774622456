import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '../src/demo/answer.ts'
import { Complaint } from './complaint.ts'
import type { Address } from './configuration.ts'
import { distFolder } from './paths.ts'
import { type Delay, freeAddress, type OpenShop, openShop, urlOf } from './server/server.ts'
import { readSite } from './server/site.ts'
import { createSourceReplies } from './server/source-reply.ts'
import { readFacts } from './site/facts.ts'

/** Opens what lies in dist/, with the embedded sources in front of it. */
export async function serveDist(wanted: Address, delay?: Delay): Promise<OpenShop> {
  if (!existsSync(join(distFolder, 'index.html'))) {
    throw new Complaint('There is no build to serve: npm run build makes one.')
  }
  const { connect, movableOrigin } = readFacts(distFolder)
  const address = await freeAddress(wanted)
  const origins = movableOrigin === null ? undefined : { built: movableOrigin, served: urlOf(address) }
  const site = readSite(distFolder, origins)
  return openShop({ site, sources: createSourceReplies(answer), connect }, address, delay)
}

/** Says where the shop is, and closes it when the process is asked to end. */
export async function serveUntilStopped(address: Address): Promise<void> {
  const shop = await serveDist(address)
  const stop = () => void shop.close().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  console.log(`Statecart is open at ${shop.url}`)
}
