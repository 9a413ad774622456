import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { root } from '../paths.ts'
import { runnerFromSource } from '../workspace.ts'

const name = 'virtual:chart-layouts'

/** Provides the computed layouts of all charts to the machine room, so that the layout engine is not shipped. */
export function chartLayouts(): Plugin {
  return {
    name: 'statecart-chart-layouts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const { module, dependencies } = await runnerImport<typeof import('./layouts.ts')>(
        join(root, 'tools/charts/layouts.ts'),
        { logLevel: 'error', ...runnerFromSource },
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export const layouts = JSON.parse(${JSON.stringify(await module.allLayouts())})`
    },
  }
}
