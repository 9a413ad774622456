import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMachine } from '@statecart/chart'
import { exportedFunctionsText, importModule, UsageError, xstate4MachineIn } from '@statecart/chart/node'
import type { AnyStateMachine } from 'xstate'
import type { Model } from '../../model.ts'

/** A machine with the models that judge its mutants. */
export interface Subject {
  machine: AnyStateMachine
  models: Model[]
  /** The file of the models, for messages. */
  modelFile: string
}

/** Loads the machines of the files with their models. Several models of one machine are one subject. */
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
  if (subjects.length > 0) return merged(subjects)
  const verb = named.length === 1 ? 'exports' : 'export'
  throw new UsageError(`${named.join(', ')} ${verb} no model or machine with the name ${only}.`)
}

/** Returns an empty list if the file has no export with the given name, because another file may have it. */
async function subjectsOf(
  file: string,
  only: string | undefined,
  modelFile: string | undefined,
): Promise<Subject[]> {
  const found = await importFrom(file)
  const exported = Object.entries(found)
  const isWanted = ([name]: [string, unknown]) => only === undefined || name === only
  const models = exported.filter((entry): entry is [string, Model] => isModel(entry[1])).filter(isWanted)
  if (models.length > 0 && modelFile === undefined)
    return models.map(([, model]) => ({ machine: model.machine, models: [model], modelFile: file }))
  const machines = exported.filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]))
  if (machines.length === 0 && models.length === 0) expectNoXState4(file, found)
  if (machines.length === 0 && models.length === 0 && only === undefined)
    throw new UsageError(
      `${file} exports no model (made with defineModel) and no machine${exportedFunctionsText(found, 'model')}.`,
    )
  const wanted = machines.filter(isWanted)
  if (wanted.length === 0) return []
  const source = modelFile ?? modelFileBeside(file)
  const available = await modelsIn(source)
  return wanted.map(([, machine]) => {
    const own = available.filter(({ machine: { id } }) => id === machine.id)
    if (own.length === 0)
      throw new UsageError(`${source} has no model of the machine ${machine.id}, which ${file} exports.`)
    return { machine, models: own, modelFile: source }
  })
}

function expectNoXState4(file: string, exported: Record<string, unknown>): void {
  const old = xstate4MachineIn(exported)
  if (old !== undefined)
    throw new UsageError(`${old} of ${file} is an XState 4 machine; only those of XState 5 can be tried.`)
}

async function importFrom(file: string): Promise<Record<string, unknown>> {
  try {
    return await importModule(file)
  } catch (error) {
    if (!existsSync(file) || !/\.(test|spec)\.\w+$/.test(file)) throw error
    throw new UsageError(
      `${file} is a test, which only its test runner can run. Name the file that exports the model.`,
    )
  }
}

/** Joins the models of each machine, which may be in several files. */
function merged(subjects: readonly Subject[]): Subject[] {
  const machines = [...new Set(subjects.map(({ machine }) => machine))]
  return machines.map((machine) => {
    const parts = subjects.filter((subject) => subject.machine === machine)
    return {
      machine,
      models: [...new Set(parts.flatMap(({ models }) => models))],
      modelFile: [...new Set(parts.map(({ modelFile }) => modelFile))].join(', '),
    }
  })
}

async function modelsIn(file: string): Promise<Model[]> {
  const models = Object.values(await importModule(file)).filter(isModel)
  if (models.length === 0) throw new UsageError(`${file} exports no model (made with defineModel).`)
  return models
}

/** `lamp.model.ts` for `lamp.machine.ts`. */
function modelFileBeside(file: string): string {
  const beside = file.replace(/(\.machine)?(\.\w+)$/, '.model$2')
  if (existsSync(beside)) return beside
  throw new UsageError(
    `${file} exports machines but no model, and ${beside} does not exist. Name its model with --model.`,
  )
}

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    isMachine(value.machine) &&
    ('answers' in value || 'events' in value)
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
