import { serveAddress } from '../configuration.ts'
import { serveUntilStopped } from '../serve.ts'
import { assertFree } from '../server/server.ts'
import { buildWhenChanged } from '../site/build.ts'

export async function run(): Promise<void> {
  const address = serveAddress(process.env)
  await assertFree(address)
  await buildWhenChanged(console.log)
  await serveUntilStopped(address)
}
