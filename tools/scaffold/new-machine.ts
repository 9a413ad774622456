import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Complaint } from '../complaint.ts'
import { root } from '../paths.ts'
import { machineText, modelText, namesOf, testText } from './templates.ts'

/** Writes a machine, its model and its test; gives the files, relative to the project. */
export function writeMachine(name: string, projectRoot: string = root): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Complaint('A machine is named in lower case with hyphens, as in: npm run new:machine gift-wrap')
  const names = namesOf(name)
  const folder = `machines/${name}`
  if (existsSync(join(projectRoot, folder))) throw new Complaint(`There is ${folder} already.`)
  const files = {
    [`${folder}/${name}.machine.ts`]: machineText(names),
    [`${folder}/${name}.model.ts`]: modelText(names),
    [`tests/machines/${name}.test.ts`]: testText(names),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true })
    writeFileSync(join(projectRoot, file), text)
  }
  return Object.keys(files)
}
