import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from '../paths.ts'
import { CommandError } from '../tool.ts'

/** Writes licenses.txt: the licenses of all packages with code in the built site. */
export function licenses(): Plugin {
  return {
    name: 'statecart-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packages = packagesIn(bundle)
        const refused = packages.filter(({ license }) => !siteLicenses.includes(license))
        if (refused.length > 0)
          throw new CommandError(`Not to be handed on: ${refused.map(named).join(', ')}.`)
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licenseList(packages) })
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
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((found) => /^(licen[cs]e|copying)/i.test(found))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
  return { name, version, license: license ?? '', text }
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

type Licensed = { name: string; version: string; license: string; text: string }

/** The folder of the package that a module belongs to; nothing for the shop's own modules. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replace(/^\0/, '').replaceAll('\\', '/')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
}

export function licenseList(packages: Licensed[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = sorted.map(({ name, version, license }) => `${name} ${version} (${license})`)
  const texts = sorted.map(({ name, version, text }) => `${'-'.repeat(72)}\n${name} ${version}\n\n${text}\n`)
  return `What this shop is made with, each under its own license.\n\n${lines.join('\n')}\n\n${texts.join('\n')}`
}
