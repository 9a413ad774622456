import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { cacheFolder, filesBelow } from './paths.ts'
import { CommandError, runNode, runNpm, runTool, type ToolResult } from './tool.ts'

type BrowserSearch = System & { playwright: string }

const headlessShell = 'chromium-headless-shell'
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApps = ['Google Chrome', 'Chromium', 'Google Chrome for Testing'].map(
  (app) => `${app}.app/Contents/MacOS/${app}`,
)
const windowsApps = ['Google\\Chrome\\Application\\chrome.exe']

/**
 * Finds the Chromium for the tests: the browser in CHROME_PATH, otherwise one of the system, otherwise Playwright's own. The
 * headless shell is preferred, because it is the same browser and takes a third less processor time.
 */
export function findChromium(search: BrowserSearch = thisMachine()): string {
  return find(search, [headlessShell, ...commands])
}

/** Finds a Chromium with a settings page, for tests of browser settings. */
export function findFullChromium(search: BrowserSearch = thisMachine()): string {
  return find(search, [...commands, headlessShell])
}

/** The environment variables that name the browsers to the tests. Downloads a Chromium if there is none. */
export async function browsersToTest(): Promise<Browsers> {
  try {
    return { CHROME_PATH: findChromium(), FULL_CHROME_PATH: findFullChromium() }
  } catch (error) {
    if (process.env.CHROME_PATH) throw error
    const fetched = await fetchChromium()
    if ('path' in fetched) return { CHROME_PATH: fetched.path, FULL_CHROME_PATH: fetched.path }
    throw new CommandError(
      `${error instanceof Error ? error.message : error} None could be fetched (${fetched.why}).`,
    )
  }
}

type Browsers = Record<'CHROME_PATH' | 'FULL_CHROME_PATH', string>

function find(search: BrowserSearch, ordered: string[]): string {
  const named = search.env.CHROME_PATH
  if (named) {
    if (search.runs(named)) return named
    throw new CommandError(`CHROME_PATH is ${named}, which is no browser that runs here.`)
  }
  const ofThisSystem = pathsOn(search, { commands: ordered, macApps, windowsApps })
  const found = [...ofThisSystem, '/opt/google/chrome/chrome', search.playwright].find(search.runs)
  if (found) return found
  throw new CommandError(
    'No Chromium was found: install one (apt-get install chromium, or npx playwright install chromium), or set CHROME_PATH.',
  )
}

function thisMachine(): BrowserSearch {
  return { ...thisSystem(), playwright: chromium.executablePath() }
}

/** The names of a browser on the different operating systems. */
export type BrowserNames = { commands: string[]; macApps: string[]; windowsApps: string[] }

export type System = {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  runs: (path: string) => boolean
}

/** The paths at which a browser of one of these names may be installed. */
export function pathsOn(
  { env, platform }: System,
  { commands, macApps, windowsApps }: BrowserNames,
): string[] {
  if (platform === 'darwin') return macApps.map((app) => `/Applications/${app}`)
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return folders.flatMap((folder) => windowsApps.map((file) => `${folder}\\${file}`))
  }
  const folders = [...(env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.filter(Boolean).flatMap((folder) => commands.map((command) => join(folder, command)))
}

/** Runs `--version`, because some systems have a placeholder that only prints how to install the browser. */
function runs(path: string): boolean {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  const result = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return result.status === 0 && /\d+\.\d+/.test(result.stdout)
}

export function thisSystem(): System {
  return { env: process.env, platform: process.platform, runs }
}

/** A source from which a Chromium can be downloaded. The output of `fetch` contains the reason for a failure. */
export interface Supplier {
  name: string
  isSupported: boolean
  fetch: (folder: string) => Promise<ToolResult>
}

const folder = join(cacheFolder, 'browser')

/** A headless Chromium as an npm package, in the newest release that supports all Node versions of this project. */
const chromiumPackage = '@sparticuz/chromium@143.0.4'
const startScriptName = 'start-chromium'

const suppliers: Supplier[] = [
  {
    name: 'Playwright',
    isSupported: true,
    fetch: (into) =>
      runTool('@playwright/test', ['install', '--only-shell', 'chromium'], {
        env: { PLAYWRIGHT_BROWSERS_PATH: into },
      }),
  },
  {
    name: chromiumPackage,
    isSupported: process.platform === 'linux' && process.arch === 'x64',
    fetch: async (into) => {
      const args = ['install', '--prefix', into, '--no-save', '--no-audit', '--no-fund', chromiumPackage]
      const installed = await runNpm(args)
      return installed.code === 0 ? unpack(into) : installed
    },
  },
]

/** The package unpacks itself into the folder for temporary files, with the libraries that some systems lack. */
async function unpack(into: string): Promise<ToolResult> {
  const script = `import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())`
  const unpacked = await runNode(['--input-type=module', '-e', script], {
    cwd: into,
    env: { TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  if (unpacked.code !== 0) return unpacked
  writeFileSync(join(into, 'fonts/fonts.conf'), fontsIn(into))
  writeFileSync(join(into, startScriptName), startScript(into))
  chmodSync(join(into, startScriptName), 0o755)
  return unpacked
}

function startScript(into: string): string {
  return `#!/bin/sh
LD_LIBRARY_PATH="${into}/al2023/lib:$LD_LIBRARY_PATH"
export LD_LIBRARY_PATH
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${into}/fonts"
exec "${into}/chromium" "$@"
`
}

function fontsIn(into: string): string {
  return `<?xml version="1.0"?>
<fontconfig><dir>${into}/fonts/fonts</dir><cachedir>${into}/fonts/cache</cachedir></fontconfig>
`
}

const executables = /(^|\/)(start-chromium|chrome-headless-shell(\.exe)?|headless_shell)$/

/** Returns the path of a Chromium that was fetched earlier. */
export function fetchedChromium(from = folder): string | undefined {
  return filesBelow(from)
    .filter((file) => executables.test(file))
    .map((file) => join(from, file))
    .find(runs)
}

/**
 * Fetches a Chromium into .cache, from the first supplier whose Chromium runs here. If all suppliers fail, returns the reasons of
 * all of them.
 */
export async function fetchChromium(
  from = suppliers,
  into = folder,
): Promise<{ path: string } | { why: string }> {
  const before = fetchedChromium(into)
  if (before) return { path: before }
  const reasons: string[] = []
  for (const { name, fetch } of from.filter(({ isSupported }) => isSupported)) {
    rmSync(into, { recursive: true, force: true })
    mkdirSync(into, { recursive: true })
    const { code, output } = await fetch(into)
    const path = code === 0 ? fetchedChromium(into) : undefined
    if (path) return { path }
    reasons.push(`${name}: ${reasonIn(output) ?? 'what was fetched does not run here'}`)
  }
  return { why: reasons.join('; ') }
}

function reasonIn(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim())
  return lines.find((line) => /error/i.test(line)) ?? lines.find((line) => line !== '')
}
