import { parseArgs } from 'node:util'
import { createRelay, defaultPort } from './relay.ts'

const usage = `Usage: statecart-room [--port ${defaultPort}]

Serves the machine room on this computer, for Node applications that call openRoom() of @statecart/room.`

const highestPort = 65_535

/**
 * Runs the command. Returns an exit code (0 after the help text, 2 after a usage error), or undefined if the server is
 * running.
 */
export function run(words: readonly string[], print: (text: string) => void): number | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
    const port = Number(values.port ?? process.env.STATECART_ROOM_PORT ?? defaultPort)
    const isPort = Number.isInteger(port) && port >= 0 && port <= highestPort
    if (isPort && !values.help) return serve(port, print)
    print(usage)
    return values.help ? 0 : 2
  } catch (error) {
    if (!isUsageError(error)) throw error
    print(error.message)
    return 2
  }
}

function serve(port: number, print: (text: string) => void): undefined {
  const server = createRelay()
  server.on('error', ({ message }) => {
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => print(`Machine room: http://127.0.0.1:${port}/`))
}

/** Whether `parseArgs` has thrown the error because of invalid arguments. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
