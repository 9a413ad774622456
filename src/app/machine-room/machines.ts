import type { ChartLayout } from '@statecart/chart'
import type { Model } from '@statecart/prove'
import type { Language } from '../../../machines/domain/preferences.ts'
import { purposesTexts } from '../../i18n/room/en/purposes.ts'
import { wordsOf } from '../../i18n/texts.ts'
import type { RoomMachine } from '../../machine-room/registry.ts'

const files = import.meta.glob<Record<string, Model>>('/machines/*/*.model.ts', { eager: true })

/** Every machine of the shop by its model, in the order of the alphabet. */
export function machinesWith(layouts: Readonly<Record<string, ChartLayout>>): readonly RoomMachine[] {
  return Object.entries(files)
    .flatMap(([file, exported]) => {
      const [, folder = '', name = ''] = /\/machines\/(.+)\/(.+)\.model\.ts$/.exec(file) ?? []
      return Object.values(exported).map((model) => ({
        name,
        title: folder === name ? name : `${folder}/${name}`,
        machine: model.machine,
        purpose: model.purpose,
        purposeIn: (language: Language) => wordsOf(purposesTexts, language)[name],
        layout: layouts[name],
        model,
      }))
    })
    .sort((one, other) => (one.title < other.title ? -1 : 1))
}
