import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TriedApp } from './apps.ts'

/** A running application, with the URL of its room. */
export interface RunningApp {
  room: string
  folder: string
  /** The page of the application; undefined for an application in Node. */
  page?: Page
  /** The state of its machine, as the application itself shows it. */
  state(): Promise<string>
  /** Sends an event as a visitor of the application does. */
  act(event: string): Promise<void>
  stop(): void
}

const limit = 60_000

export function runApp(app: TriedApp, folder: string, port: number, page: Page): Promise<RunningApp> {
  return app.name === 'node' ? runInNode(app, folder, port) : runInBrowser(folder, port, page)
}

async function runInBrowser(folder: string, port: number, page: Page): Promise<RunningApp> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const server = start([vite, '--port', `${port}`, '--strictPort', '--host', '127.0.0.1'], folder)
  await server.printed(/Local:/)
  await page.goto(`http://127.0.0.1:${port}/`)
  const output = page.locator('output').first()
  await output.waitFor({ timeout: limit })
  return {
    page,
    folder,
    room: `http://127.0.0.1:${port}/__room`,
    state: async () => (await output.textContent()) ?? '',
    act: (event) => page.getByRole('button', { name: event, exact: true }).click({ timeout: limit }),
    stop: server.stop,
  }
}

async function runInNode({ entry }: TriedApp, folder: string, port: number): Promise<RunningApp> {
  const env = { STATECART_ROOM_PORT: `${port}` }
  const relay = start([join(folder, 'node_modules/@statecart/room/dist/node/cli.js')], folder, env)
  await relay.printed(/Machine room:/)
  const app = start([join(folder, entry)], folder, env)
  await app.printed(/"idle"/)
  return {
    folder,
    room: `http://127.0.0.1:${port}/`,
    state: async () => app.text().trim().split('\n').at(-1) ?? '',
    act: async (event) => void app.process.stdin?.write(`${event}\n`),
    stop() {
      app.stop()
      relay.stop()
    },
  }
}

/** Clears the Node options of this repository, because they would resolve its packages to their source. */
function start(args: readonly string[], cwd: string, variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', ...variables }
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      text += part
      for (const listener of listeners) listener()
    })
  return {
    process: child,
    text: () => text,
    stop: () => void child.kill(),
    printed: (pattern: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (pattern.test(text)) settle(resolve)
        }
        const fail = () => settle(() => reject(new Error(`It did not start:\n${text}`)))
        const timer = setTimeout(fail, limit)
        const settle = (end: () => void) => {
          clearTimeout(timer)
          listeners.delete(look)
          end()
        }
        listeners.add(look)
        child.once('exit', fail)
        look()
      }),
  }
}
