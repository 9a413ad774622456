import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openSocketChannel } from '../src/link/socket-channel.ts'
import { breakpointOf } from '../src/machines/breakpoints.ts'
import { createRelay } from '../src/node/relay.ts'
import type { RoomLink } from '../src/protocol.ts'
import { connect } from './connected.ts'

const entry = fileURLToPath(new URL('./job.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'waiting-process-'))

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@statecart/source', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['@statecart/source', ...defaultServerConditions] } },
    build: {
      ssr: entry,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'job.mjs' } },
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

function spawnJob(port: number) {
  const job = spawn(process.execPath, [join(folder, 'job.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', STATECART_ROOM_PORT: String(port) },
  })
  closing.push(() => job.kill())
  const printed: string[] = []
  job.stdout.on('data', (data) => printed.push(String(data)))
  const ended = once(job, 'close').then(() => printed.join(''))
  return { job, ended }
}

/** Starts the job, and connects a room to it. */
async function startJob() {
  const server = createRelay().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const stopRelay = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  closing.push(stopRelay)
  const channel = openSocketChannel(
    () => new WebSocket(`ws://127.0.0.1:${port}/socket`),
    () => undefined,
  )
  closing.push(channel.close)
  const { job, ended } = spawnJob(port)
  const link = await connect(channel)

  /** Lets the job work, and returns whether it is still running after two other processes have done the same work. */
  async function isWaiting(): Promise<boolean> {
    job.stdin.end()
    for (const _ of ['one', 'two']) {
      const other = spawnJob(port)
      other.job.stdin.end()
      expect(await other.ended).toBe('done')
    }
    return job.exitCode === null
  }

  return { link, ended, isWaiting, stopRelay }
}

const actorOf = async (link: RoomLink) => (await link.ask('actors.list'))[0]?.sessionId ?? ''

test('a process does not end while one of its actors is paused', async () => {
  const { link, ended, isWaiting } = await startJob()
  const actor = await actorOf(link)
  await link.ask('drive.goTo', actor, 'job.working')
  expect(await isWaiting()).toBe(true)
  await link.ask('drive.release', actor)
  expect(await ended).toBe('done')
})

test('a process whose actor is paused goes on with the held events when `statecart-room` ends', async () => {
  const { link, ended, isWaiting, stopRelay } = await startJob()
  await link.ask('drive.goTo', await actorOf(link), 'job.working')
  expect(await isWaiting()).toBe(true)
  stopRelay()
  expect(await ended).toBe('done')
})

test('a process does not end while it is paused at a breakpoint, until the room leaves', async () => {
  const { link, ended, isWaiting } = await startJob()
  await link.ask('breakpoints.set', breakpointOf('state', 'job', 'job.working'))
  expect(await isWaiting()).toBe(true)
  link.close()
  expect(await ended).toBe('done')
})

test('a process does not end while a promise is decided not to answer, until the room leaves', async () => {
  const { link, ended, isWaiting } = await startJob()
  await link.ask('decide.choose', 'job', 'work', 'hangs-0')
  expect(await isWaiting()).toBe(true)
  link.close()
  expect(await ended).toBe('')
})
