import { filesToChange, machineFolders } from '../mutation/folders.ts'
import { tableOf, writePage } from '../mutation/page.ts'
import {
  batchesOf,
  changedFiles,
  type MutatedFile,
  mergeTrials,
  readRecord,
  resultsOf,
  writeRecord,
} from '../mutation/record.ts'
import { installStryker, mutate } from '../mutation/stryker.ts'
import { requireKnown } from '../options.ts'

/** No new folder is started after ten minutes; one that is running then takes a few minutes more. */
const lastStart = 10 * 60_000
const changesAtOnce = 150

/**
 * Changes the machines and reports the changes that no test detects. With names, all files of these folders are tried; without
 * names, the files that changed since they were last tried, for at most a quarter of an hour.
 */
export async function run(names: string[]): Promise<void> {
  requireKnown('folder of machines', names, machineFolders)
  await installStryker()
  const files = machineFolders.flatMap(filesToChange)
  const { trials } = readRecord()
  const wanted =
    names.length > 0 ? files.filter(({ folder }) => names.includes(folder)) : changedFiles(files, trials)
  const batches = batchesOf(wanted, trials, changesAtOnce)
  const left = await tryAll(batches, files, names.length > 0 ? Number.POSITIVE_INFINITY : lastStart)
  console.log(tableOf(resultsOf(readRecord(), files)))
  if (left > 0) console.log(`${left} files that have changed are left for the next npm run mutate.`)
}

/** Returns the number of files that were not tried before the time limit. */
async function tryAll(batches: MutatedFile[][], files: MutatedFile[], limit: number): Promise<number> {
  const started = Date.now()
  for (const [at, batch] of batches.entries()) {
    if (Date.now() - started > limit) return batches.slice(at).flat().length
    const [{ folder } = { folder: '' }] = batch
    console.log(batch.map(({ file }) => `${file} …`).join('\n'))
    const added = await mutate(folder, batch)
    console.log(added.flatMap(({ survived }) => survived.map((line) => `  ${line}`)).join('\n'))
    const record = mergeTrials(readRecord(), added, files)
    writeRecord(record)
    writePage(resultsOf(record, files))
  }
  return 0
}
