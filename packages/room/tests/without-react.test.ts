import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** What a module and the modules that it imports take from packages, as values or as types; not what they load later. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(file)) return found
  seen.add(file)
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from '([^']+)'/gm))
    for (const name of from.startsWith('.') ? packagesOf(join(dirname(file), from), seen) : [from])
      found.add(name)
  return found
}

// `openRoom` loads the panel, which has its own React, so the modules with the types of its options are checked in place of its own.
test.each(['application/room-options.ts', 'registry.ts', 'connect.ts', 'inspect.ts', 'vite.ts'])(
  'the types of %s do not need those of React, which an application may not have',
  (entry) => {
    const packages = [...packagesOf(join(source, entry))]
    expect(packages.length).toBeGreaterThan(0)
    expect(packages.filter((name) => name.includes('react'))).toEqual([])
  },
)
