import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { browsersToTest } from '../browsers.ts'
import { requireKnown } from '../options.ts'
import { distFolder } from '../paths.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runPlaywright } from '../stages/playwright-run.ts'
import { CommandError } from '../tool.ts'
import { openCache, picturesFolder } from './cache.ts'
import type { Assignment, Looks, MachineRecord } from './record.ts'

/** Builds the shop, and photographs the machines whose pictures are not in the cache. */
export async function photograph(machines: readonly string[], looks: Looks): Promise<MachineRecord[]> {
  await buildWhenChanged(console.log)
  const browser = JSON.stringify(await browsersToTest())
  const cache = openCache(distFolder, looks, browser)
  const cached = machines.map((machine) => cache.find(machine)).filter((record) => record !== undefined)
  const remaining = machines.filter((name) => !cached.some(({ machine }) => machine === name))
  console.log(`${cached.length} machines are unchanged, ${remaining.length} are photographed.`)
  const taken = remaining.length === 0 ? [] : await takePictures(remaining, looks)
  // Also after a failure, so that these pictures are not taken again.
  for (const record of taken) cache.store(record)
  cache.removeUnusedPictures([...cached, ...taken])
  const missing = remaining.filter((name) => !taken.some(({ machine }) => machine === name))
  if (missing.length > 0) throw new CommandError(`Not photographed: ${missing.join(', ')}.`)
  return [...cached, ...taken].sort((one, other) => (one.machine < other.machine ? -1 : 1))
}

async function takePictures(machines: readonly string[], looks: Looks): Promise<MachineRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'statecart-atlas-'))
  const { themes, languages, sizes } = looks
  const assignment: Assignment = { machines, folder, picturesFolder, themes, languages, sizes }
  try {
    await runPlaywright([], { SPECS: 'atlas', ATLAS: JSON.stringify(assignment) })
    return readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MachineRecord,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the machines of the shop with these names, or all machines if no names are given. */
export function machinesNamed(names: readonly string[]): string[] {
  const all = namedModels.filter(({ folder }) => folder !== 'room').map(({ name }) => name)
  requireKnown('machine', names, all)
  return names.length > 0 ? [...names] : all
}
