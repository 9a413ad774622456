import { get } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { decoded, encoded } from '../src/link/encoding.ts'
import type { Channel, Message } from '../src/link/messages.ts'
import { openSocketChannel } from '../src/link/socket-channel.ts'
import { createRelay } from '../src/node/relay.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

async function openRelay(wanted = 0) {
  const server = createRelay()
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => void server.listen(wanted, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  closing.push(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

async function relay(): Promise<number> {
  return (await openRelay()).port
}

/** `wait` is called with the function that connects again after the connection is lost. */
function channelTo(port: number, wait: (connect: () => void) => unknown = () => undefined): Channel {
  const channel = openSocketChannel(
    () => new WebSocket(`ws://127.0.0.1:${port}/socket`),
    (_, connect) => void wait(connect),
  )
  closing.push(channel.close)
  return channel
}

function heardBy(channel: Channel): Message[] {
  const heard: Message[] = []
  channel.listen((message) => heard.push(message))
  return heard
}

test('forwards messages between an application and a room, and reports when the application has gone', async () => {
  const port = await relay()
  const room = channelTo(port)
  const heard = heardBy(room)
  room.post({ kind: 'who' })
  const application = channelTo(port)
  const asked = heardBy(application)
  const tab = { id: 'job', title: 'Node.js', address: '', since: 1 }
  const announce = () => {
    application.post({ kind: 'here', tab })
    return heard
  }
  await expect.poll(announce).toContainEqual({ kind: 'here', tab })
  const question: Message = {
    kind: 'ask',
    tab: 'job',
    room: 'r',
    number: 1,
    name: 'see.why',
    given: ['x', undefined],
  }
  room.post(question)
  await expect.poll(() => asked.at(-1)).toEqual(question)
  application.close()
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'gone', tab: 'job' })
})

test('detaches the rooms of a connection that is lost', async () => {
  const port = await relay()
  const heard = heardBy(channelTo(port))
  const room = channelTo(port)
  const attach = (tab: string) => ({ kind: 'attach', tab, room: 'r' }) as const
  const attachToJob = () => {
    room.post(attach('job'))
    return heard
  }
  await expect.poll(attachToJob).toContainEqual(attach('job'))
  room.post(attach('left'))
  room.post({ kind: 'leave', tab: 'left', room: 'r' })
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'leave', tab: 'left', room: 'r' })
  heard.splice(0)
  room.close()
  await expect.poll(() => heard).toEqual([{ kind: 'leave', tab: 'job', room: 'r' }])
})

test('counts the other ends of a lost connection as gone, and announces itself again on the next one', async () => {
  const { port, stop } = await openRelay()
  const tab = { id: 'job', title: 'Node.js', address: '', since: 1 }
  const reconnecting: (() => void)[] = []
  const [room, application] = [0, 1].map(() => channelTo(port, (connect) => reconnecting.push(connect))) as [
    Channel,
    Channel,
  ]
  application.listen(({ kind }) => {
    if (kind === 'who') application.post({ kind: 'here', tab })
  })
  const [heardByRoom, heardByApplication] = [heardBy(room), heardBy(application)]
  const attach = { kind: 'attach', tab: 'job', room: 'r' } as const
  application.post({ kind: 'here', tab })
  room.post({ kind: 'who' })
  const attachToJob = () => {
    room.post(attach)
    return [heardByApplication.at(-1), heardByRoom.at(-1)]
  }
  await expect.poll(attachToJob).toEqual([attach, { kind: 'here', tab }])
  stop()
  await expect.poll(() => heardByApplication.at(-1)).toEqual({ kind: 'leave', tab: 'job', room: 'r' })
  await expect.poll(() => heardByRoom.at(-1)).toEqual({ kind: 'gone', tab: 'job' })
  await openRelay(port)
  for (const reconnect of reconnecting) reconnect()
  await expect.poll(() => heardByRoom.at(-1)).toEqual({ kind: 'here', tab })
})

test.each([
  ['a connection from a page of another origin', '/socket', { origin: 'https://evil.example' }],
  ['a connection to another path', '/', {}],
])('rejects %s', async (_, path, options) => {
  const socket = new WebSocket(`ws://127.0.0.1:${await relay()}${path}`, options)
  const refused = await new Promise<Error>((resolve) => socket.on('error', resolve))
  expect(refused.message).toContain('socket hang up')
})

test('accepts a page that the relay has served', async () => {
  const port = await relay()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { origin: `http://127.0.0.1:${port}` })
  closing.push(() => socket.close())
  await new Promise((resolve) => socket.on('open', resolve))
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('answers an address that begins with two slashes, which is no link', async () => {
  const { status } = await fetch(`http://127.0.0.1:${await relay()}//`)
  expect(status).toBeLessThan(500)
})

test('rejects other host names to prevent DNS rebinding', async () => {
  const port = await relay()
  const host = `rebound.example:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { host },
    origin: `http://${host}`,
  })
  const refused = await new Promise<Error>((resolve) => socket.on('error', resolve))
  expect(refused.message).toContain('socket hang up')
  const statusFor = (named: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/nothing', headers: { host: named } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
    })
  expect(await Promise.all([host, `127.0.0.1:${port}`, `localhost:${port}`].map(statusFor))).toEqual([
    403, 404, 404,
  ])
})

test.each(['no JSON', 'null', '{"kind":"here"}'])(
  'closes a connection that sends %s, and accepts the next one',
  async (text) => {
    const port = await relay()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`)
    socket.on('open', () => socket.send(text))
    const code = await new Promise<number>((resolve) => socket.on('close', resolve))
    expect(code).toBe(1007)
    const next = new WebSocket(`ws://127.0.0.1:${port}/socket`)
    closing.push(() => next.close())
    await new Promise((resolve) => next.on('open', resolve))
  },
)

test('preserves undefined in the lists and objects of a message', () => {
  const message = { given: [undefined, null, { at: undefined, deep: [[undefined]] }], text: '$undefined' }
  expect(decoded(encoded(message))).toEqual(message)
  expect(decoded(encoded({ given: [undefined] }))).toStrictEqual({ given: [undefined] })
})
