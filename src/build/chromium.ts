import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Complaint } from './complaint.ts'

type Looks = {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  playwright: string
  runs: (path: string) => boolean
}

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApps = ['Google Chrome', 'Chromium', 'Google Chrome for Testing']

/** The Chromium to test with: the one named by CHROME_PATH, else one of the system, else Playwright's own. */
export function findChromium(looks: Looks = thisMachine()): string {
  const named = looks.env.CHROME_PATH
  if (named) {
    if (looks.runs(named)) return named
    throw new Complaint(`CHROME_PATH is ${named}, which is no browser that runs here.`)
  }
  const found = [...systemPaths(looks), looks.playwright].find(looks.runs)
  if (found) return found
  throw new Complaint(
    'No Chromium was found: install one (apt-get install chromium, or npx playwright install chromium), or set CHROME_PATH.',
  )
}

function systemPaths({ env, platform }: Looks): string[] {
  if (platform === 'darwin') return macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders.flatMap((folder) => (folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : []))
  }
  const folders = [
    ...(env.PATH ?? '').split(':'),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ]
  return folders.filter(Boolean).flatMap((folder) => commands.map((command) => join(folder, command)))
}

function thisMachine(): Looks {
  return { env: process.env, platform: process.platform, playwright: chromium.executablePath(), runs }
}

/** Some systems put a file in its place that only says how to install it, so it is asked for its version. */
function runs(path: string): boolean {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return asked.status === 0 && /\d+\.\d+/.test(asked.stdout)
}
