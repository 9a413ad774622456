import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Print, versionIn } from '@statecart/chart/node'
import { defaultPort, portOf } from './port.ts'
import { createRelay } from './relay.ts'

// The built file is as deep in the package as its source.
const packageFile = join(import.meta.dirname, '../../package.json')

const usage = `Usage: statecart-room [--port ${defaultPort}]
       statecart-room --version

Serves the machine room on this computer, for Node applications that call openRoom() of @statecart/room.`

const inUse = (port: number): string =>
  `Port ${port} is in use. If statecart-room is not already running there, choose another port with --port.`

/**
 * Runs the command. `print` is for results, `printError` for errors. Returns an exit code (0 after the help text or the version, 2 after a usage error), or undefined if the server is
 * running.
 */
export function run(words: readonly string[], print: Print, printError: Print): number | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
    const port = portOf(values.port)
    if (values.help) {
      print(usage)
      return 0
    }
    if (values.version) {
      print(versionIn(packageFile))
      return 0
    }
    if (port !== undefined) return serve(port, print, printError)
    const isVariable = values.port === undefined
    const given = isVariable ? process.env.STATECART_ROOM_PORT : values.port
    printError(`${isVariable ? 'STATECART_ROOM_PORT' : '--port'} is not a port: ${given}\n\n${usage}`)
    return 2
  } catch (error) {
    if (!isUsageError(error)) throw error
    printError(error.message)
    return 2
  }
}

function serve(port: number, print: Print, printError: Print): undefined {
  const server = createRelay()
  server.on('error', (error) => {
    printError(isPortInUse(error) ? inUse(port) : error.message)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => print(`Machine room: http://127.0.0.1:${port}/`))
}

/** Whether `parseArgs` has thrown the error because of invalid arguments. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function isPortInUse(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE'
}
