import { chartOf } from '@statecart/chart'
import { cachedLayout } from './cached-layout.ts'
import { namedModels } from './models.ts'

/** Every machine's layout by its name, as JSON. */
export async function layoutsOfAll(): Promise<string> {
  const layouts = await Promise.all(
    namedModels.map(async ({ name, model }) => [name, await cachedLayout(chartOf(model.machine))] as const),
  )
  return JSON.stringify(Object.fromEntries(layouts))
}
