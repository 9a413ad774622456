import { createServer } from 'vite'
import { serveAddress } from '../configuration.ts'
import { root } from '../paths.ts'
import { assertFree } from '../server/server.ts'

export async function run(): Promise<void> {
  const address = serveAddress(process.env)
  await assertFree(address)
  process.env.NODE_ENV = 'development'
  const server = await createServer({ root, server: { ...address, strictPort: true } })
  await server.listen()
  server.printUrls()
}
