import { readFileSync } from 'node:fs'

export type Print = (text: string) => void

/** Runs a command with the arguments of this process. A result of `undefined` leaves the exit code to what is still running. */
export async function runCommand(
  run: (words: string[], print: Print, printError: Print) => Promise<number> | number | undefined,
): Promise<void> {
  const printTo = (stream: NodeJS.WriteStream): Print => {
    stream.on('error', ignoreClosedPipe)
    return (text) => stream.write(`${text}\n`)
  }
  process.exitCode = await run(process.argv.slice(2), printTo(process.stdout), printTo(process.stderr))
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
