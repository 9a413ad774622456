import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, root } from '../paths.ts'
import { CommandError, installPackages, runTool } from '../tool.ts'
import { modelsFor, pathOf, testsFor } from './folders.ts'
import { type MutatedFile, type MutationReport, resultOf, type Trial } from './record.ts'

const ownFolder = join(root, 'tests/mutation')
const workFolder = join(cacheFolder, 'mutation')

export function installStryker(): Promise<void> {
  return installPackages(ownFolder)
}

/** Runs Stryker on files of a folder: one change at a time, with that folder's models and tests for each change. */
export async function mutate(folder: string, files: readonly MutatedFile[]): Promise<Trial[]> {
  const configFile = join(workFolder, `${folder}.config.json`)
  const reportFile = join(workFolder, `${folder}.json`)
  mkdirSync(workFolder, { recursive: true })
  rmSync(reportFile, { force: true })
  writeFileSync(configFile, JSON.stringify(configFor(folder, files, reportFile)))
  const { code, output } = await runTool('@stryker-mutator/core', ['run', configFile], {
    within: ownFolder,
    env: {
      MUTATED_MODELS: modelsFor(folder).map(pathOf).join(' '),
      MUTATED_TESTS: testsFor(
        folder,
        files.map(({ file }) => file),
      ).join(' '),
    },
  })
  if (code !== 0) throw new CommandError(`${folder}: ${output}`)
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport
  return files.map(({ file, code, tests }) => ({ file, code, tests, ...resultOf(report, file) }))
}

function configFor(folder: string, files: readonly MutatedFile[], fileName: string) {
  return {
    packageManager: 'npm',
    plugins: [packaged('@stryker-mutator/vitest-runner'), join(ownFolder, 'exclusions.mjs')],
    ignorers: ['exclusions'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: files.map(({ file }) => file),
    ignorePatterns: ['**', ...needed.map((path) => `!${path}`), 'tests/mutation/node_modules'],
    concurrency: 2,
    timeoutMS: 60_000,
    reporters: ['json'],
    jsonReporter: { fileName },
    tempDirName: relative(root, join(workFolder, folder)),
    /** A machine is created when its module is loaded, so most changes need the module to be loaded again. */
    ignoreStatic: false,
    disableTypeChecks: false,
    allowConsoleColors: false,
  }
}

/** The files that are copied to the folder where the changes are made. */
const needed = [
  'machines/**/*',
  'tests/**/*.ts',
  'tests/mutation/*',
  'src/**/*.ts',
  'tools/**/*.{ts,mjs}',
  'packages/**/*',
  'package.json',
  'tsconfig.base.json',
]

function packaged(name: string): string {
  return join(ownFolder, 'node_modules', name, 'dist/src/index.js')
}
