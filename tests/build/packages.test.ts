import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { runNode, runNpm } from '../../tools/tool.ts'

type Conditions = string | { [condition: string]: Conditions }
interface Package {
  name: string
  bin?: Record<string, string>
  exports: Record<string, Conditions>
}

const targetsOf = (conditions: Conditions): string[] =>
  typeof conditions === 'string' ? [conditions] : Object.values(conditions).flatMap(targetsOf)

test.each(['chart', 'prove', 'room'])(
  'what @statecart/%s offers is in its package, and Node can import it',
  async (folder) => {
    const file = join(root, 'packages', folder, 'package.json')
    const { name, bin = {}, exports } = JSON.parse(readFileSync(file, 'utf8')) as Package
    const { code, output } = await runNpm(['pack', '--dry-run', '--json', '--silent', '--workspace', name])
    expect(code, output).toBe(0)
    const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }]
    const packed = files.map(({ path }) => `./${path}`)
    expect(packed).toEqual(
      expect.arrayContaining([
        './LICENSE',
        './README.md',
        ...Object.values(bin),
        ...Object.values(exports).flatMap(targetsOf),
      ]),
    )
    expect(
      packed.filter((path) => !/^\.\/(dist|src|LICENSE|README\.md|CHANGELOG\.md|package\.json)\b/.test(path)),
    ).toEqual([])

    if (folder === 'room') {
      // The build of the application decides whether it is for production, and not that of the package.
      const page = readFileSync(join(root, 'packages/room/dist/browser/page.js'), 'utf8')
      expect(page).toContain('process.env.NODE_ENV')
    }

    const modules = Object.keys(exports).filter((entry) => !entry.endsWith('.css'))
    const imports = modules.map((entry) => `await import('${name}${entry.slice(1)}')`)
    const imported = await runNode(['--input-type=module', '--eval', imports.join('\n')], {
      env: { NODE_OPTIONS: '' },
    })
    expect(imported).toEqual({ code: 0, output: '' })
  },
)
