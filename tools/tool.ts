import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.ts'
import { sourceCondition } from './workspace.ts'

export type ToolResult = { code: number; output: string }
/** `within` is the folder whose node_modules contains the package; the project by default. */
type ToolOptions = {
  env?: Record<string, string>
  showOutput?: boolean
  within?: string
  /** Called with each message that the process sends with `process.send`. */
  onMessage?: (message: unknown) => void
  cwd?: string
}

/** Runs a package's command and waits for its end; the output is collected, or shown in the terminal if `showOutput` is set. */
export function runTool(packageName: string, args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  return runNode([commandFile(packageName, options.within), ...args], options)
}

/** Runs a command of tools/run.ts in a separate process. */
export function runCommand(
  name: string,
  args: string[] = [],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return runTool('vite-node', ['tools/run.ts', name, ...args], options)
}

/** Installs the packages of a folder with its own lock file. */
export async function installPackages(folder: string): Promise<void> {
  const { code } = await runNode([join(root, 'tools/setup.cjs'), folder], { showOutput: true })
  if (code !== 0) throw new CommandError(`The packages of ${folder} could not be installed.`)
}

const running = new Set<ChildProcess>()

/** Runs the npm that started this process, or else the system's npm. */
export function runNpm(args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const npm =
    process.env.npm_execpath ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  return runNode([npm, ...args], options)
}

export function runNode(
  args: string[],
  { env, showOutput, onMessage, cwd = root }: ToolOptions = {},
): Promise<ToolResult> {
  const stdio = showOutput ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...packagesFromSource(), ...colors(), ...env },
    stdio: [showOutput ? 'inherit' : 'ignore', stdio, stdio, ...(onMessage ? (['ipc'] as const) : [])],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  if (onMessage) child.on('message', onMessage)
  track(child)
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) => {
      untrack(child)
      done({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') })
    })
  })
}

/** Kills the child process if this process is interrupted. */
function track(child: ChildProcess): void {
  if (running.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop)
  running.add(child)
}

function untrack(child: ChildProcess): void {
  running.delete(child)
  if (running.size === 0) process.off('SIGINT', stop).off('SIGTERM', stop)
}

function stop(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
  process.exit(130)
}

/** Tools that load modules through Node, such as Playwright, read this repository's packages from source as well. */
function packagesFromSource(): Record<string, string> {
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=${sourceCondition}`.trim() }
}

/** Child processes write to a pipe, so they cannot detect whether the terminal supports colors. */
function colors(): Record<string, string> {
  if (process.env.FORCE_COLOR || process.env.NO_COLOR) return {}
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
}

function commandFile(packageName: string, within = root): string {
  const folder = join(within, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
  const own = packageName.split('/').at(-1) ?? packageName
  const path = typeof bin === 'string' ? bin : (bin[own] ?? Object.values(bin)[0])
  const file = join(folder, path ?? '')
  if (!existsSync(file)) throw new Error(`${packageName} has no command of its own`)
  return file
}

type PackageFile = { bin: string | Record<string, string> }

/** An error that the user of a command can fix: printed as one line, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}
