import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { licenseList, packageFolder, siteLicenses, toolLicenses } from '../../tools/site/licenses.ts'

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>
const declared: Record<string, string> = { ...dependencies, ...devDependencies }

type Locked = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  resolved?: string
  hasInstallScript?: boolean
  link?: boolean
  deprecated?: string
}
const lock = read('package-lock.json') as { lockfileVersion: number; packages: Record<string, Locked> }
/** The packages from the registry; the packages of this repository are links to its folders. */
const locked = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

test('every dependency has an exact version, which the lock file contains', () => {
  for (const [name, requested] of Object.entries(declared)) {
    const version = requested.replace(/^npm:.+@/, '')
    const { link, resolved = '' } = lock.packages[`node_modules/${name}`] ?? {}
    const found = lock.packages[link ? resolved : `node_modules/${name}`]
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(found?.version, name).toBe(version)
  }
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies })
  expect(read('package.json')).not.toHaveProperty('overrides')
})

test('every package has an integrity hash, comes from the registry, and has no install script', () => {
  expect(locked.length).toBeGreaterThan(100)
  for (const [path, { integrity, resolved = 'https://', hasInstallScript, deprecated }] of locked) {
    expect.soft(integrity, path).toMatch(/^sha512-/)
    expect.soft(resolved, path).toMatch(/^https:\/\//)
    expect.soft(hasInstallScript, path).toBeUndefined()
    expect.soft(deprecated, path).toBeUndefined()
  }
})

test('every license is allowed, and those of packages in the site allow distribution', () => {
  // elkjs is an optional peer of @statecart/chart/node, so npm does not mark it as `dev`; the build refuses it in a bundle.
  for (const [path, { license, dev }] of locked) {
    const isTool = dev || path === 'node_modules/elkjs'
    expect.soft(isTool ? toolLicenses : siteLicenses, path).toContain(license)
  }
})

test('a module belongs to the innermost package that contains it', () => {
  expect(packageFolder('/shop/node_modules/a/index.js')).toBe('/shop/node_modules/a')
  expect(packageFolder('/shop/node_modules/@b/c/d/e.js?x')).toBe('/shop/node_modules/@b/c')
  expect(packageFolder('/shop/node_modules/a/node_modules/b/c.js')).toBe(
    '/shop/node_modules/a/node_modules/b',
  )
  expect(packageFolder('\0/shop/node_modules/a/index.js?commonjs')).toBe('/shop/node_modules/a')
  expect(packageFolder('/shop/src/main.tsx')).toBeUndefined()
})

test('the list has each package with its license and the text of that license', () => {
  const list = licenseList([
    { name: 'b', version: '2.0.0', license: 'ISC', text: 'Do as you like.' },
    { name: 'a', version: '1.0.0', license: 'MIT', text: 'Free of charge.' },
  ])
  expect(list).toMatch(/\na 1\.0\.0 \(MIT\)\nb 2\.0\.0 \(ISC\)\n/)
  expect(list).toMatch(/a 1\.0\.0\n\nFree of charge\.\n[\s\S]*b 2\.0\.0\n\nDo as you like\./)
})
