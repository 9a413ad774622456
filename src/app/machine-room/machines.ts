import type { ChartLayout } from '@statecart/chart'
import { expectedInstead, isAnswered } from '@statecart/prove'
import type { RoomMachine } from '@statecart/room'
import { purposesTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'
import { groupOf } from './groups.ts'
import { namedModels } from './models.ts'

/** Every machine of the shop and of the room by its model, in alphabetical order. */
export function machinesWith(
  layouts: Readonly<Record<string, readonly ChartLayout[]>>,
): readonly RoomMachine[] {
  return namedModels
    .map(
      ({ folder, name, model }): RoomMachine => ({
        name,
        group: groupOf(folder),
        title: folder === name ? name : `${folder}/${name}`,
        machine: model.machine,
        purpose: model.purpose ?? '',
        purposeIn: (language) => wordsOf(purposesTexts, language)[name],
        layouts: layouts[name] ?? [],
        model: {
          ...model,
          // The form's model describes a form with a single field, so its expectations would be wrong for the shop's forms.
          ...(folder !== 'form' && {
            expectedInstead: (before, after, event) => expectedInstead(model, before, after, event),
            isAnswered: (before, event) => isAnswered(model, before, event),
          }),
        },
      }),
    )
    .sort((one, other) => (one.title < other.title ? -1 : 1))
}
