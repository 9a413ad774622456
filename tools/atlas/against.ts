import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atlasFolder, root } from '../paths.ts'
import { CommandError, installPackages, runCommand } from '../tool.ts'
import type { Atlas } from './atlas.ts'
import { cacheOfAtlas } from './cache.ts'

export interface OtherAtlas {
  atlas: Atlas
  pictures: string
  /** Files that differ between that commit and the work tree. */
  changedFiles: string[]
}

/** Builds the atlas of another commit in a separate work tree. Both commits share the cache, for the pictures that are equal. */
export async function withAtlasOf<Result>(
  ref: string,
  args: string[],
  use: (other: OtherAtlas) => Promise<Result>,
): Promise<Result> {
  const commit = commitOf(ref)
  const temporary = mkdtempSync(join(tmpdir(), 'statecart-atlas-'))
  const folder = join(temporary, 'shop')
  git('worktree', 'add', '--detach', folder, commit)
  try {
    if (!existsSync(join(folder, 'tools/commands/atlas.ts')))
      throw new CommandError(`${ref} does not have the atlas yet.`)
    await linkPackages(folder)
    console.log(`The atlas of ${ref} (${commit.slice(0, 10)}):`)
    const { code } = await runCommand('atlas', args, {
      cwd: folder,
      env: { ATLAS_CACHE: cacheOfAtlas },
      showOutput: true,
    })
    if (code !== 0) throw new CommandError(`The atlas of ${ref} could not be built.`)
    const built = join(folder, 'dist-atlas')
    return await use({
      atlas: readAtlas(built),
      pictures: join(built, 'pictures'),
      changedFiles: git('diff', '--name-only', commit).split('\n').filter(Boolean),
    })
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(temporary, { recursive: true, force: true })
  }
}

function readAtlas(folder: string = atlasFolder): Atlas {
  const atlas = JSON.parse(readFileSync(join(folder, 'atlas.json'), 'utf8')) as Atlas
  if (atlas.format !== 1) throw new CommandError(`The atlas of ${atlas.commit} has another format.`)
  return atlas
}

/**
 * Links the packages of the registry from this work tree if the other commit locks the same versions. The packages of the
 * repository are those of the other commit.
 */
async function linkPackages(folder: string): Promise<void> {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lockOf(root) !== lockOf(folder)) {
    await installPackages(folder)
    return
  }
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@statecart'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@statecart') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@statecart', name))
}

/** The full name of a commit, for example of `main`. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    throw new CommandError(`There is no commit ${ref}.`)
  }
}

export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new CommandError(stderr.trim())
  return stdout.trim()
}
