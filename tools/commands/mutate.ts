import { Complaint } from '../complaint.ts'
import { fingerprintOf, machineFolders } from '../mutation/folders.ts'
import { writePage } from '../mutation/page.ts'
import { keepResults, readResults } from '../mutation/result.ts'
import { installStryker, mutate } from '../mutation/stryker.ts'
import { tableOf } from '../mutation/table.ts'

/**
 * Changes the machines behind the tests' back, and says which changes no test noticed. Named folders are tried in any case,
 * without a name those that have changed since they were tried last.
 */
export async function run(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !machineFolders.includes(name))
  if (unknown.length > 0)
    throw new Complaint(`There are no machines in machines/${unknown.join(', machines/')}.`)
  await installStryker()
  const before = readResults()
  const stale = machineFolders.filter((folder) => before[folder]?.fingerprint !== fingerprintOf(folder))
  for (const folder of names.length > 0 ? names : stale) {
    console.log(`${folder} …`)
    const result = await mutate(folder)
    console.log(result.survived.map((line) => `  ${line}`).join('\n'))
    const results = keepResults({ ...readResults(), [folder]: result })
    writePage(results)
  }
  console.log(tableOf(readResults()))
}
