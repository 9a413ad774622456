import { build } from 'vite'
import type { EngineName, Programs } from '../../tools/engines.ts'
import { startEngine } from './client/engines.ts'
import { desktop, EngineVisitor } from './client/visitor.ts'
import type { Engine } from './client/wire.ts'

const home = process.env.SHOP_URL ?? ''
const programs: Partial<Record<EngineName, Programs>> = JSON.parse(process.env.ENGINES ?? '{}')

export const engineNames = Object.keys(programs) as EngineName[]

export function start(name: EngineName): Promise<Engine> {
  const found = programs[name]
  if (!found) throw new Error(`${name} was not found`)
  return startEngine(name, found)
}

/** Opens a visitor with empty storage and a desktop window. */
export async function openVisitor(
  engine: Engine,
  name: EngineName,
): Promise<{ visitor: EngineVisitor; close: () => Promise<void> }> {
  const wire = await engine.open()
  await wire.resize(desktop.width, desktop.height)
  return {
    visitor: new EngineVisitor(engine, name, wire, home, await library()),
    close: () => wire.close(),
  }
}

let bundled: Promise<string> | undefined

/** The script that is evaluated in each page. */
function library(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: new URL('./client/in-page.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'inPage',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the script for the page was not bundled')
  return chunk.code
}
