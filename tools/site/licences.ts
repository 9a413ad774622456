import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from '../paths.ts'
import { type Licensed, licenceList, packageFolder, siteLicences } from '../supply/licences.ts'
import { CommandError } from '../tool.ts'

/** Writes licences.txt: the licenses of all packages with code in the built site. */
export function licences(): Plugin {
  return {
    name: 'statecart-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packages = packagesIn(bundle)
        const refused = packages.filter(({ licence }) => !siteLicences.includes(licence))
        if (refused.length > 0)
          throw new CommandError(`Not to be handed on: ${refused.map(named).join(', ')}.`)
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceList(packages) })
      },
    },
  }
}

const named = ({ name, licence }: Licensed) => `${name} (${licence || 'no licence'})`

function packagesIn(bundle: Rolldown.OutputBundle): Licensed[] {
  const folders = Object.values(bundle).flatMap(modulesOf).map(packageFolder)
  return [...new Set(folders)].filter((folder) => folder !== undefined).map(readLicence)
}

function modulesOf(file: Rolldown.OutputBundle[string]): string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name))
}

function readLicence(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((found) => /^(licen[cs]e|copying)/i.test(found))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`
  return { name, version, licence: license ?? '', text }
}
