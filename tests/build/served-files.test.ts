import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHandler } from '../../tools/server/handler.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('the server sends the plain file while a new build has not compressed it yet', async () => {
  const folder = temporaryFolder({
    '.vite/site.json': JSON.stringify({ connect: [], movableOrigin: null, base: '/' }),
    'assets/mark-DSw_LQIc.svg': 'plain',
    'assets/mark-DSw_LQIc.svg.br': 'compressed',
  })
  const server = createServer(createHandler({ folder, served: 'http://shop.example' }))
  onTestFinished(() => void server.close())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  rmSync(join(folder, 'assets/mark-DSw_LQIc.svg.br'))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/assets/mark-DSw_LQIc.svg`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(await response.text()).toBe('plain')
})
