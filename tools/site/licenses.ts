import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from '../paths.ts'
import { CommandError } from '../tool.ts'

interface Bundled {
  /** The product that contains the packages, for the first line of the list. */
  what: string
  /** The licenses that packages in the bundle may have. */
  allowed: readonly string[]
}

/** Writes licenses.txt with the licenses of all packages whose code is in the bundle, by default that of the site. */
export function licenses({ what, allowed }: Bundled = { what: 'this shop', allowed: siteLicenses }): Plugin {
  return {
    name: 'statecart-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packages = packagesIn(bundle)
        const refused = packages.filter(({ license }) => !allowed.includes(license))
        if (refused.length > 0)
          throw new CommandError(
            `The licenses of these packages are not allowed in ${what}: ${refused.map(named).join(', ')}.`,
          )
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licenseList(packages, what) })
      },
    },
  }
}

const named = ({ name, license }: Licensed) => `${name} (${license || 'no license'})`

function packagesIn(bundle: Rolldown.OutputBundle): Licensed[] {
  const folders = Object.values(bundle).flatMap(modulesOf).map(packageFolder)
  return [...new Set(folders)].filter((folder) => folder !== undefined).map(readLicense)
}

function modulesOf(file: Rolldown.OutputBundle[string]): string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name))
}

function readLicense(folder: string): Licensed {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((found) => /^(licen[cs]e|copying)/i.test(found))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
  const source = String(repository?.url ?? repository ?? '').replace(/^git\+|\.git$/g, '')
  return { name, version, license: license ?? '', source, text }
}

/** Licenses of packages in the built site: redistribution is allowed if the license text is included. */
export const siteLicenses = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1']

/** Further licenses allowed for development tools, which are not redistributed. */
export const toolLicenses = [
  ...siteLicenses,
  'MIT-0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MIT OR Apache-2.0',
  'EPL-2.0 OR GPL-3.0-or-later',
]

type Licensed = { name: string; version: string; license: string; source?: string; text: string }

/** A package's notice at the head of a file that contains it. */
export function noticeOf(name: string): string {
  const { version, license, source } = readLicense(join(root, 'node_modules', name))
  return `/*! ${name} ${version}, ${license}, ${source} */`
}

/** The folder of the package that contains a module; undefined for the shop's own modules. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replace(/^\0/, '').replaceAll('\\', '/')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
}

export function licenseList(packages: Licensed[], what = 'this shop'): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = sorted.map(({ name, version, license }) => `${name} ${version} (${license})`)
  const texts = sorted.map(({ name, version, source, text }) => {
    const heading = [`${name} ${version}`, ...(source ? [source] : [])].join('\n')
    return `${'-'.repeat(72)}\n${heading}\n\n${text}\n`
  })
  return `The packages in ${what}, each under its own license.\n\n${lines.join('\n')}\n\n${texts.join('\n')}`
}
