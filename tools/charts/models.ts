import type { Model } from '@statecart/prove'

export interface NamedModel {
  /** The machine's file is `machines/{folder}/{name}.machine.ts`. */
  folder: string
  name: string
  model: Model
}

const files = import.meta.glob<Record<string, Model>>('/machines/*/*.model.ts', { eager: true })

/** Every machine of the shop by its model, in the order of the alphabet. */
export const namedModels: readonly NamedModel[] = Object.entries(files)
  .flatMap(([file, exported]) => {
    const [, folder = '', name = ''] = /^\/machines\/(.+)\/(.+)\.model\.ts$/.exec(file) ?? []
    return Object.values(exported).map((model) => ({ folder, name, model }))
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1))
