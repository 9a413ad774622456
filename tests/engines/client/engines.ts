import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineName, Programs } from '../../../tools/engines.ts'
import { freePort } from '../../../tools/free-port.ts'
import { eventually } from '../../wait.ts'
import { Bidi } from './bidi.ts'
import { ask, openClassic } from './classic.ts'
import type { Engine } from './wire.ts'

/** Starts a browser with an empty profile and without a visible window. */
export async function startEngine(name: EngineName, programs: Programs): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), `statecart-${name}-`))
  mkdirSync(join(folder, 'downloads'))
  const started = await starters[name](programs, folder)
  return {
    ...started,
    downloads: join(folder, 'downloads'),
    async close() {
      await started.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Started = Omit<Engine, 'downloads'>

const starters: Record<EngineName, (programs: Programs, folder: string) => Promise<Started>> = {
  chromium: ({ browser, driver = '' }, folder) =>
    startDriver(driver, process.env, {
      browserName: 'chrome',
      'goog:loggingPrefs': { browser: 'ALL' },
      'goog:chromeOptions': {
        binary: browser,
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-US'],
        prefs: { 'download.default_directory': join(folder, 'downloads') },
      },
    }),

  async firefox({ browser }, folder) {
    writeFileSync(join(folder, 'user.js'), 'user_pref("intl.accept_languages", "en-US")\n')
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
    const firefox = spawn(browser, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await waitForOutput(firefox, /WebDriver BiDi listening on (ws:\S+)/)
    const bidi = await Bidi.open(address, join(folder, 'downloads'))
    return {
      version: bidi.version,
      open: () => bidi.openVisit(),
      async close() {
        const ended = endOf(firefox)
        await bidi.ask('browser.close', {})
        bidi.close()
        await ended
      },
    }
  },

  async webkit({ browser, driver = '', display }, folder) {
    const settings = join(folder, 'config')
    mkdirSync(settings)
    writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}/downloads"\n`)
    const screen = display ? await openDisplay(display) : undefined
    const env = {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: settings,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_US',
      ...(screen && { DISPLAY: screen.name }),
    }
    const started = await startDriver(driver, env, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    return {
      ...started,
      async close() {
        await started.close()
        await screen?.close()
      },
    }
  },
}

/** A driver has one session at a time, each with a new profile. */
async function startDriver(driver: string, env: NodeJS.ProcessEnv, capabilities: object): Promise<Started> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  await eventually(() => ask(address, 'GET', '/status'))
  const first = await openClassic(address, capabilities)
  await first.wire.close()
  return {
    version: first.version,
    open: async () => (await openClassic(address, capabilities)).wire,
    async close() {
      const ended = endOf(child)
      child.kill()
      await ended
    },
  }
}

/** A virtual display for a browser without a headless mode. */
async function openDisplay(xvfb: string): Promise<{ name: string; close: () => Promise<void> }> {
  const child = spawn(xvfb, ['-displayfd', '2', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const number = await waitForOutput(child, /^(\d+)$/m)
  return {
    name: `:${number}`,
    async close() {
      const ended = endOf(child)
      child.kill()
      await ended
    },
  }
}

function endOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Waits until the program prints a line that matches, which shows that it is ready. */
function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended:\n${output}`)))
    child.stderr?.on('data', (chunk) => {
      output += chunk
      const found = pattern.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
}
