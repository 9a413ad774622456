import { join } from 'node:path'
import { filesBelow, root } from '../paths.ts'
import { CommandError } from '../tool.ts'

const unitTest =
  /^(tests\/(machines|screens|sources|storage|build|room|mutants)|packages\/[^/]+\/(tests|examples))\/.*\.test\.tsx?$/
const browserTest = /^tests\/browser\/.*\.spec\.ts$/

export type TestFiles = { unit: string[]; browser: string[] }

export function listTests(projectRoot: string = root): TestFiles {
  const files = ['tests', 'packages'].flatMap((folder) => filesBelow(join(projectRoot, folder), projectRoot))
  return {
    unit: files.filter((file) => unitTest.test(file)),
    browser: files.filter((file) => browserTest.test(file)),
  }
}

/** The tests whose path below tests/ contains one of the names. */
export function selectTests({ unit, browser }: TestFiles, names: string[]): TestFiles {
  const selected = { unit: matchingFiles(unit, names), browser: matchingFiles(browser, names) }
  if (selected.unit.length + selected.browser.length > 0) return selected
  throw new CommandError(`No test is named ${names.join(' or ')}.`)
}

function matchingFiles(files: string[], names: string[]): string[] {
  const wanted = names.map((name) => name.toLowerCase())
  return files.filter((file) => {
    const path = file.toLowerCase().replace(/^tests\//, '')
    return wanted.some((name) => path.includes(name))
  })
}
