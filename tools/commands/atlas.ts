import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitOf, git, type OtherAtlas, withAtlasOf } from '../atlas/against.ts'
import { type Atlas, atlasOf, countOf } from '../atlas/atlas.ts'
import { picturesFolder } from '../atlas/cache.ts'
import { compareAtlases } from '../atlas/compare.ts'
import { argumentsFor, readOptions } from '../atlas/options.ts'
import { changesPage } from '../atlas/pages/changes-page.ts'
import { picturesIn, writeSite } from '../atlas/pages/site.ts'
import { machinesNamed, photograph } from '../atlas/photograph.ts'
import { reportPictures } from '../atlas/report.ts'
import { summaryOf } from '../atlas/summary.ts'
import { atlasFolder } from '../paths.ts'

/** Photographs every state of the shop, and writes the pictures with the charts into a static site. */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args)
  const { against } = options
  if (against !== undefined) commitOf(against)
  const records = await photograph(machinesNamed(options.machines), options)
  const atlas = await atlasOf(records, options, git('rev-parse', 'HEAD'))
  writeSite(atlas, picturesFolder, atlasFolder)
  const { shown, all } = countOf(atlas.machines)
  for (const { name, broken } of atlas.machines) for (const why of broken) console.log(`${name}: ${why}`)
  console.log(`${shown} of ${all} resting states have a picture: dist-atlas/index.html`)
  if (against === undefined) return
  await withAtlasOf(against, argumentsFor(options), (other) => report(against, other, atlas))
}

async function report(ref: string, { atlas: before, pictures, changedFiles }: OtherAtlas, after: Atlas) {
  const changes = compareAtlases(before, after)
  const folders = {
    before: pictures,
    after: join(atlasFolder, 'pictures'),
    difference: join(atlasFolder, 'difference'),
  }
  const reported = await reportPictures(changes, folders, changedFiles)
  const now = picturesIn(after)
  mkdirSync(join(atlasFolder, 'before'), { recursive: true })
  for (const file of picturesIn(before))
    if (!now.has(file)) copyFileSync(join(pictures, file), join(atlasFolder, 'before', file))
  writeFileSync(
    join(atlasFolder, 'changes.html'),
    changesPage({ ref, before, after, changes, pictures: reported }),
  )
  const summary = summaryOf(ref, changes, reported)
  writeFileSync(join(atlasFolder, 'changes.md'), summary)
  console.log(`${summary}\nWritten to dist-atlas/changes.md and dist-atlas/changes.html`)
}
