import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { declaredPackages, type Releases, releasesFile, silentPackages } from '../supply/releases.ts'

/** Asks the registry when what the shop is made of and made with last had a release, and writes it down. */
export function run(words: string[]): Promise<void> {
  const declared = declaredPackages()
  const known = JSON.parse(readFileSync(releasesFile, 'utf8')) as Releases
  const asked = new Date().toISOString().slice(0, 10)
  const packages = declared.map((name) => {
    const isAsked = words.length === 0 || words.includes(name) || !known.packages[name]
    return [name, isAsked ? { ...newestOf(name), asked } : known.packages[name]]
  })
  const releases: Releases = { packages: Object.fromEntries(packages) }
  writeFileSync(releasesFile, `${JSON.stringify(releases, null, 2)}\n`)
  console.log(`Not heard of for two years: ${silentPackages(releases).join(', ') || 'none'}.`)
  return Promise.resolve()
}

function newestOf(name: string): { newest: string; released: string } {
  const answer = execFileSync('npm', ['view', name, 'dist-tags.latest', 'time', '--json'], {
    encoding: 'utf8',
  })
  const { 'dist-tags.latest': newest, time } = JSON.parse(answer)
  return { newest, released: String(time[newest]).slice(0, 10) }
}
