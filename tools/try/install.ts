import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { CommandError, runNpm } from '../tool.ts'
import type { TriedApp } from './apps.ts'

const packages = ['chart', 'prove', 'room']

/** Packs the three packages as they would be published; returns the paths of the files. */
export async function packPackages(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const name of packages) {
    const args = ['pack', '--workspace', `packages/${name}`, '--pack-destination', folder, '--silent']
    const { code, output } = await runNpm(args)
    if (code !== 0) throw new CommandError(`packages/${name} cannot be packed:\n${output}`)
    const file = output.trim().split('\n').at(-1) ?? ''
    files.push(join(folder, file))
  }
  return files
}

export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `statecart-${name}-`))
}

/** Copies an application, adds the lines from the README, and installs it with the packed packages. */
export async function installApp(app: TriedApp, packed: readonly string[], parent: string): Promise<string> {
  const folder = join(parent, app.name)
  cpSync(join(root, 'packages/room/tests/apps', app.name), folder, { recursive: true })
  addLines(app, folder)
  const args = ['install', '--no-audit', '--no-fund', '--silent', ...packed]
  const { code, output } = await runNpm(args, { cwd: folder })
  if (code !== 0) throw new CommandError(`${app.name} cannot be installed:\n${output}`)
  return folder
}

function addLines({ name, entry }: TriedApp, folder: string): void {
  const change = (file: string, by: (text: string) => string) =>
    writeFileSync(join(folder, file), by(readFileSync(join(folder, file), 'utf8')))
  if (name === 'node') {
    change(entry, (text) => `import { openRoom } from '@statecart/room'\n${text}`)
    change(entry, (text) =>
      text.replace('createActor(job)', 'createActor(job, { inspect: openRoom().inspect })'),
    )
  } else {
    change(entry, (text) => `import '@statecart/room/auto'\n${text}`)
    change('vite.config.js', (text) => `import { room } from '@statecart/room/vite'\n${text}`)
    change('vite.config.js', (text) => text.replace('plugins: [', 'plugins: [room(), '))
  }
}
