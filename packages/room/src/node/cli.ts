#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { createRelay, defaultPort } from './relay.ts'

const usage = `Usage: statecart-room [--port ${defaultPort}]

Serves the machine room on this computer, for Node applications that call openRoom() of @statecart/room.`

const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
const port = Number(values.port ?? process.env.STATECART_ROOM_PORT ?? defaultPort)

if (values.help || !Number.isInteger(port)) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = values.help ? 0 : 1
} else {
  const server = createRelay()
  server.on('error', ({ message }) => {
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => process.stdout.write(`Machine room: http://127.0.0.1:${port}/\n`))
}
