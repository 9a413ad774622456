import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What a browser is called on the systems where it may be installed. */
export type Names = { commands: string[]; macApps: string[]; windows: string[] }

export type System = {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  runs: (path: string) => boolean
}

/** Where a browser of these names would lie. */
export function pathsOn({ env, platform }: System, { commands, macApps, windows }: Names): string[] {
  if (platform === 'darwin') return macApps.map((app) => `/Applications/${app}`)
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return folders.flatMap((folder) => windows.map((file) => `${folder}\\${file}`))
  }
  const folders = [...(env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.filter(Boolean).flatMap((folder) => commands.map((command) => join(folder, command)))
}

/** Some systems put a file in its place that only says how to install it, so it is asked for its version. */
export function runs(path: string): boolean {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return asked.status === 0 && /\d+\.\d+/.test(asked.stdout)
}

export function thisSystem(): System {
  return { env: process.env, platform: process.platform, runs }
}
