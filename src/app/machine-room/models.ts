import type { Model } from '@statecart/prove'
import { roomModels } from '@statecart/room/models'

export interface NamedModel {
  folder: string
  name: string
  /** The machine's file is `{path}.machine.ts`. */
  path: string
  model: Model
}

const files = import.meta.glob<Record<string, Model>>('/machines/*/*.model.ts', { eager: true })

const shopModels = Object.entries(files).flatMap(([file, exported]) => {
  const [, path = '', folder = '', name = ''] = /^\/(machines\/(.+)\/(.+))\.model\.ts$/.exec(file) ?? []
  return Object.values(exported).map((model): NamedModel => ({ folder, name, path, model }))
})

const ownModels = Object.entries(roomModels).map(
  ([name, model]): NamedModel => ({
    folder: 'room',
    name,
    path: `packages/room/src/machines/${name}`,
    model,
  }),
)

/** Every machine of the shop and of the machine room by its model, in alphabetical order. */
export const namedModels: readonly NamedModel[] = [...shopModels, ...ownModels].sort((one, other) =>
  one.name < other.name ? -1 : 1,
)
