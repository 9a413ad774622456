import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chart, type ChartLayout, chartOf, sizes } from '@statecart/chart'
import { elkGraph, layOut, manners } from '@statecart/chart/node'
import { cacheFolder, root } from '../paths.ts'
import { namedModels } from './models.ts'

/** Every machine's layout by its name, as JSON. */
export async function layoutsOfAll(): Promise<string> {
  const layouts = await Promise.all(
    namedModels.map(async ({ name, model }) => [name, await cachedLayout(chartOf(model.machine))] as const),
  )
  return JSON.stringify(Object.fromEntries(layouts))
}

const folder = join(cacheFolder, 'layouts')

/** The layouter and the code that asks it: a layout that was made by others is made anew. */
const makers = [
  'node_modules/elkjs/package.json',
  'packages/chart/src/node/elk-graph.ts',
  'packages/chart/src/node/lay-out.ts',
].map((file) => readFileSync(join(root, file), 'utf8'))

/** A chart that has not changed is not laid out again. */
export async function cachedLayout(chart: Chart, into: string = folder): Promise<ChartLayout> {
  const key = JSON.stringify([makers, sizes, elkGraph(chart, manners[0])])
  const file = join(into, `${createHash('sha256').update(key).digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout
  } catch {
    const made = await layOut(chart)
    mkdirSync(into, { recursive: true })
    writeFileSync(file, JSON.stringify(made))
    return made
  }
}
