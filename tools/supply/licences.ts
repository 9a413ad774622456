/** Licenses of packages in the built site: redistribution is allowed if the license text is included. */
export const siteLicences = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1']

/** Further licenses allowed for development tools, which are not redistributed. */
export const toolLicences = [
  ...siteLicences,
  'MIT-0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MIT OR Apache-2.0',
  'EPL-2.0 OR GPL-3.0-or-later',
]

export type Licensed = { name: string; version: string; licence: string; text: string }

/** The folder of the package that a module belongs to; nothing for the shop's own modules. */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replace(/^\0/, '').replaceAll('\\', '/')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
}

export function licenceList(packages: Licensed[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = sorted.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
  const texts = sorted.map(({ name, version, text }) => `${'-'.repeat(72)}\n${name} ${version}\n\n${text}\n`)
  return `What this shop is made with, each under its own licence.\n\n${lines.join('\n')}\n\n${texts.join('\n')}`
}
