import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { commitOf } from '../atlas/against.ts'
import { cacheFolder, root } from '../paths.ts'
import { openShop } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runPlaywright } from '../stages/playwright-run.ts'
import { CommandError, installPackages, runTool } from '../tool.ts'

const comparison = join(cacheFolder, 'gallery')

/**
 * Takes new screenshots of every route for tests/gallery/pictures. `--against REF` takes full-page screenshots of the current
 * shop and of the shop at that commit instead, and prints how many of their pixels differ.
 */
export async function run([option, ref]: string[]): Promise<void> {
  if (option === undefined) {
    const { passed } = await runPlaywright([], { SPECS: 'gallery' })
    if (!passed) process.exitCode = 1
    return
  }
  if (option !== '--against' || !ref) throw new CommandError('npm run gallery -- --against COMMIT')
  const earlier = await buildEarlier(ref)
  await buildWhenChanged(console.log)
  await takePictures('now', undefined)
  await takePictures('before', earlier)
  console.log(comparedTable())
}

/** Builds the shop of an earlier commit in a separate folder, unless it was built before. */
async function buildEarlier(ref: string): Promise<string> {
  const commit = commitOf(ref)
  const folder = join(comparison, commit)
  const built = join(folder, 'dist')
  if (existsSync(join(built, 'index.html'))) return built
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await installPackages(folder)
  const { code } = await runTool('vite', ['build'], { within: folder, cwd: folder, showOutput: true })
  if (code !== 0) throw new CommandError(`The shop of ${ref} could not be built.`)
  return built
}

async function takePictures(name: 'before' | 'now', built: string | undefined): Promise<void> {
  const folder = join(comparison, name)
  rmSync(folder, { recursive: true, force: true })
  const shop = await openShop(built)
  const env = { SPECS: 'gallery', GALLERY_FOLDER: folder, SERVED_SHOP: shop.url }
  const args = ['--workers=1', '--grep-invert', 'machine room|the gallery page']
  // An earlier shop may log errors that fail these tests. Missing pictures are detected by the comparison.
  await runPlaywright(args, env).finally(shop.close)
}

/** The comparison as a Markdown table. Also writes pictures that show the differences in red. */
function comparedTable(): string {
  const files = readdirSync(join(comparison, 'now')).filter((file) => file.endsWith('.png'))
  const rows = files.map((file) => {
    const [before, now] = [read('before', file), read('now', file)]
    const width = Math.max(before.width, now.width)
    const height = Math.max(before.height, now.height)
    const difference = new PNG({ width, height })
    const earlier = extended(before, width, height).data
    const later = extended(now, width, height).data
    const count = pixelmatch(earlier, later, difference.data, width, height)
    mkdirSync(join(comparison, 'difference'), { recursive: true })
    writeFileSync(join(comparison, 'difference', file), PNG.sync.write(difference))
    return {
      name: file.slice(0, -4),
      percent: (100 * count) / (width * height),
      heights: [before.height, now.height],
    }
  })
  const lines = rows
    .sort((one, other) => other.percent - one.percent)
    .map(({ name, percent, heights }) => `| ${name} | ${percent.toFixed(2)} | ${heights.join(' → ')} |`)
  return ['| Picture | Pixels that differ, % | Height |', '| --- | --: | --- |', ...lines].join('\n')
}

function read(folder: 'before' | 'now', file: string): PNG {
  const path = join(comparison, folder, file)
  if (!existsSync(path)) throw new CommandError(`${folder}/${file} could not be taken.`)
  return PNG.sync.read(readFileSync(path))
}

/** Returns a picture of this size with the given picture at the top left. */
function extended(picture: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}
