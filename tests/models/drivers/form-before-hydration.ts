import { blankMessage, contactRules } from '../../../machines/contact/contact.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { createFormMachine } from '../../../machines/form/form.machine.ts'
import { formModel } from '../../../machines/form/form.model.ts'
import { contactTexts } from '../../../src/i18n/en/contact.ts'
import { defineDriver } from '../driver.ts'
import { field } from '../locators.ts'

const words = contactTexts.en
const subject = 'Lamps'

/** A message is started before the session is known. Its draft is stored when its owner is known. */
export const typedBeforeHydrationDriver = defineDriver({
  model: { ...formModel, machine: createFormMachine(contactRules) },
  input: { values: blankMessage },
  opening: [
    { type: 'field.changed', name: 'subject', value: subject },
    { type: 'field.left', name: 'subject' },
    { type: 'xstate.done.actor.saving', output: undefined },
  ],
  async begin({ visitor, world }) {
    await world.registers(ada)
    world.gate('store:user').hold()
    await visitor.open('/contact')
    await visitor.fill(field(words.subject), subject)
    await visitor.focus(field(words.message))
    world.gate('store:drafts').hold()
  },
  moves: [
    {
      events: [{ type: 'form.draft', draft: { key: `${ada.id}/contact`, owner: ada.id } }],
      when: ({ context }) => context.draft === undefined,
      async how({ world }) {
        await world.stores('user', { key: 'current', id: ada.id })
        await world.gate('store:user').pass()
      },
    },
  ],
  shows: { '*': ({ visitor }) => visitor.holds(field(words.subject), subject) },
})
