import { readFileSync } from 'node:fs'
import { messageOf } from './import-module.ts'

export type Print = (text: string) => void

type Command = (words: string[], print: Print, printError: Print) => Promise<number> | number | undefined

/** Runs a command with the arguments of this process. A result of `undefined` leaves the exit code to what is still running. */
export async function runCommand(run: Command): Promise<void> {
  const printTo = (stream: NodeJS.WriteStream): Print => {
    stream.on('error', ignoreClosedPipe)
    return (text) => stream.write(`${text}\n`)
  }
  process.exitCode = await run(process.argv.slice(2), printTo(process.stdout), printTo(process.stderr))
}

/**
 * Runs a command that imports modules of the user, and ends the process then, because a module may have started a timer or opened
 * a connection. An error that a module does not handle is printed, but ends nothing.
 */
export async function runImportingCommand(run: Command): Promise<void> {
  const printed = new Set<string>()
  const printUnhandled = (error: unknown) => {
    const text = messageOf(error)
    if (!printed.has(text)) process.stderr.write(`An imported module did not handle an error: ${text}\n`)
    printed.add(text)
  }
  const noteEarlyEnd = () => {
    process.stderr.write('An imported module has ended the process.\n')
    process.exitCode = 2
  }
  process.on('uncaughtException', printUnhandled)
  process.on('exit', noteEarlyEnd)
  try {
    await runCommand(run)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  process.off('uncaughtException', printUnhandled)
  process.off('exit', noteEarlyEnd)
  await Promise.all([process.stdout, process.stderr].map(written))
  process.exit()
}

/** Resolves when everything has been written, which takes longer for a pipe on some systems. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()))
}

/** A pipe is closed when the next command has read enough, such as `head`. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** The version in a package.json. */
export function versionIn(packageFile: string): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
  return String(version)
}
