import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import type { AnyStateMachine } from 'xstate'
import type { Model } from '../../model.ts'
import { isMachine } from '../../xstate5.ts'
import { UsageError } from './usage-error.ts'

/** A machine with the models that judge its mutants. */
export interface Subject {
  name: string
  machine: AnyStateMachine
  models: Model[]
  /** The file of the models, for messages. */
  modelFile: string
}

/** The machines of the files with their models; of one machine that several models describe, one subject. */
export async function loadSubjects(
  files: readonly string[],
  only: string | undefined,
  modelFile: string | undefined,
): Promise<Subject[]> {
  const named = files.length > 0 ? files : modelFilesBelow('.')
  if (named.length === 0)
    throw new UsageError('No *.model.ts or *.model.js is below this folder. Name a FILE.')
  const subjects: Subject[] = []
  for (const file of named) subjects.push(...(await subjectsOf(file, only, modelFile)))
  if (subjects.length > 0) return subjects
  throw new UsageError(`${named.join(', ')}: there is no machine or model with the name ${only}.`)
}

async function subjectsOf(
  file: string,
  only: string | undefined,
  modelFile: string | undefined,
): Promise<Subject[]> {
  const exported = Object.entries(await exportsOf(file))
  const isWanted = ([name]: [string, unknown]) => only === undefined || name === only
  const models = exported.filter((entry): entry is [string, Model] => isModel(entry[1])).filter(isWanted)
  if (models.length > 0 && modelFile === undefined)
    return byMachine(
      models.map(([, model]) => model),
      file,
    )
  const machines = exported.filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]))
  if (machines.length === 0 && models.length === 0)
    throw new UsageError(
      only === undefined
        ? `${file} exports no model (made with defineModel) and no machine.`
        : `${file} exports no model or machine with the name ${only}.`,
    )
  const judges = await modelsIn(modelFile ?? besides(file))
  return machines.filter(isWanted).map(([, machine]) => {
    const own = judges.models.filter(({ machine: { id } }) => id === machine.id)
    if (own.length === 0)
      throw new UsageError(`${judges.file} has no model of the machine ${machine.id}, which ${file} exports.`)
    return { name: machine.id, machine, models: own, modelFile: judges.file }
  })
}

function byMachine(models: readonly Model[], modelFile: string): Subject[] {
  const machines = [...new Set(models.map(({ machine }) => machine))]
  return machines.map((machine) => ({
    name: machine.id,
    machine,
    models: models.filter((model) => model.machine === machine),
    modelFile,
  }))
}

async function modelsIn(file: string): Promise<{ file: string; models: Model[] }> {
  const models = Object.values(await exportsOf(file)).filter(isModel)
  if (models.length === 0) throw new UsageError(`${file} exports no model (made with defineModel).`)
  return { file, models }
}

/** `lamp.model.ts` for `lamp.machine.ts`. */
function besides(file: string): string {
  const beside = file.replace(/(\.machine)?(\.\w+)$/, '.model$2')
  if (existsSync(beside)) return beside
  throw new UsageError(
    `${file} exports machines but no model, and ${beside} does not exist. Name its model with --model.`,
  )
}

/** TypeScript and JSX are translated when they are imported. */
async function exportsOf(file: string): Promise<object> {
  const path = resolve(file)
  if (!existsSync(path)) throw new UsageError(`${file} does not exist.`)
  try {
    return await createJiti(pathToFileURL(path).href, { jsx: true }).import<object>(path)
  } catch (error) {
    throw new UsageError(`${file} cannot be imported: ${error instanceof Error ? error.message : error}`)
  }
}

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    isMachine(value.machine) &&
    'answers' in value &&
    'events' in value
  )
}

function modelFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : modelFilesBelow(path)
      return /\.model\.[cm]?[jt]sx?$/.test(entry.name) ? [relative('.', path)] : []
    })
}
