import { Complaint } from '../complaint.ts'
import { filesBelow } from '../files.ts'

export type Selection = { unit: string[]; browser: string[] }

const unitTest = /^tests\/(machines|screens|sources|storage|build)\/.*\.test\.tsx?$/
const browserTest = /^tests\/browser\/.*\.spec\.ts$/

/** The tests that bear one of the names in their path below tests/. */
export function selectTests(files: string[], names: string[]): Selection {
  const wanted = names.map((name) => name.toLowerCase())
  const isNamed = (file: string) =>
    wanted.some((name) => file.toLowerCase().slice('tests/'.length).includes(name))
  const unit = files.filter((file) => unitTest.test(file) && isNamed(file))
  const browser = files.filter((file) => browserTest.test(file) && isNamed(file))
  if (unit.length + browser.length === 0) throw new Complaint(`No test is named ${names.join(' or ')}.`)
  return { unit, browser }
}

export function testFiles(projectRoot: string): string[] {
  return filesBelow(`${projectRoot}/tests`, projectRoot)
}
