import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chart, type ChartLayout, chartOf } from '@statecart/chart'
import { elkGraph, layoutOptions, layoutsOf } from '@statecart/chart/node'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { cacheFolder, root } from '../paths.ts'

/** Every machine's layouts by its name, as JSON. */
export async function allLayouts(): Promise<string> {
  const layouts = await Promise.all(
    namedModels.map(async ({ name, model }) => [name, await cachedLayouts(chartOf(model.machine))] as const),
  )
  return JSON.stringify(Object.fromEntries(layouts))
}

const folder = join(cacheFolder, 'layouts')

/**
 * The layout engine and the code that uses it. They are part of the cache key, so that a new version computes the layouts
 * again.
 */
const layoutCode = [
  'node_modules/elkjs/package.json',
  'packages/chart/src/elk/elk-graph.ts',
  'packages/chart/src/elk/lay-out.ts',
  'packages/chart/src/focus.ts',
  'packages/chart/src/view.ts',
].map((file) => readFileSync(join(root, file), 'utf8'))

/** A chart that has not changed is not laid out again. */
export async function cachedLayouts(chart: Chart, into: string = folder): Promise<ChartLayout[]> {
  const key = JSON.stringify([layoutCode, ...layoutOptions.map((options) => elkGraph(chart, options))])
  const file = join(into, `${createHash('sha256').update(key).digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout[]
  } catch {
    const layouts = await layoutsOf(chart)
    mkdirSync(into, { recursive: true })
    writeFileSync(file, JSON.stringify(layouts))
    return layouts
  }
}
