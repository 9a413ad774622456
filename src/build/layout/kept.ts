import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chart, ChartLayout } from '@statecart/chart'
import { sizes } from '@statecart/chart'
import { cacheFolder } from '../paths.ts'
import { elkGraph } from './elk-graph.ts'
import { layOut, layoutVersion, manners } from './layout.ts'

const folder = join(cacheFolder, 'layouts')

/** A chart that has not changed is not laid out again. */
export async function keptLayout(chart: Chart): Promise<ChartLayout> {
  const key = JSON.stringify([layoutVersion, sizes, elkGraph(chart, manners[0])])
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout
  } catch {
    const made = await layOut(chart)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(made))
    return made
  }
}
