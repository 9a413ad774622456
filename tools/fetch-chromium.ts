import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { runs } from './on-system.ts'
import { cacheFolder } from './paths.ts'
import { runNode, runNpm, runTool, type ToolResult } from './tool.ts'

/** A place where a Chromium can be had from. Says why it could not be had, if so. */
export interface Supplier {
  name: string
  fits: boolean
  fetch: (folder: string) => Promise<ToolResult>
}

const folder = join(cacheFolder, 'browser')

/** Chromium without windows, packed for Node; the newest release that runs in every Node that this project runs in. */
const packed = '@sparticuz/chromium@143.0.4'
const start = 'start-chromium'

const suppliers: Supplier[] = [
  {
    name: 'Playwright',
    fits: true,
    fetch: (into) =>
      runTool('@playwright/test', ['install', '--only-shell', 'chromium'], {
        env: { PLAYWRIGHT_BROWSERS_PATH: into },
      }),
  },
  {
    name: packed,
    fits: process.platform === 'linux' && process.arch === 'x64',
    fetch: async (into) => {
      const installed = await runNpm([
        'install',
        '--prefix',
        into,
        '--no-save',
        '--no-audit',
        '--no-fund',
        packed,
      ])
      return installed.code === 0 ? unpack(into) : installed
    },
  },
]

/** It unpacks itself into the folder for temporary files, with the libraries that it needs where the system has none. */
async function unpack(into: string): Promise<ToolResult> {
  const script = `import('@sparticuz/chromium').then((packed) => packed.default.executablePath())`
  const unpacked = await runNode(['--input-type=module', '-e', script], {
    cwd: into,
    env: { TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  if (unpacked.code !== 0) return unpacked
  writeFileSync(join(into, 'fonts/fonts.conf'), fontsIn(into))
  writeFileSync(join(into, start), startScript(into))
  chmodSync(join(into, start), 0o755)
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

/** The one that was fetched before. */
export function fetchedChromium(from = folder): string | undefined {
  return filesBelow(from)
    .filter((file) => executables.test(file))
    .map((file) => join(from, file))
    .find(runs)
}

/**
 * Fetches a Chromium into .cache, from the first supplier that has one that runs here; otherwise answers with what each of
 * them said.
 */
export async function fetchChromium(
  from = suppliers,
  into = folder,
): Promise<{ path: string } | { why: string }> {
  const before = fetchedChromium(into)
  if (before) return { path: before }
  const reasons: string[] = []
  for (const { name, fetch } of from.filter(({ fits }) => fits)) {
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
