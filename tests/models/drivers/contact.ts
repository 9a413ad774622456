import { contactModel } from '../../../machines/contact/contact.model.ts'
import { ada, grace } from '../../../machines/fixtures/examples.ts'
import { contactTexts } from '../../../src/i18n/en/contact.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, main, status, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

const words = contactTexts.en
const values = { name: 'Ada', email: 'ada@example.com', subject: 'A lamp', message: 'Does it dim?' }

const belongsTo = (owner: string) => ({ type: 'owner.changed', owner })

/** Signs in to one of two accounts in another tab. */
async function signsInElsewhere(world: Scene['world'], id: string): Promise<void> {
  for (const user of [ada, grace]) await world.registers(user)
  await world.stores('user', { key: 'current', id })
  await world.reportsChange('user')
}

export const contactDriver = defineDriver({
  model: contactModel,
  opening: [belongsTo('guest')],
  begin: ({ visitor }) => visitor.open('/contact'),
  moves: [
    ...[ada, grace].map(
      ({ id }): Move => ({
        events: [belongsTo(id)],
        when: ({ context }) => context.owner !== id,
        how: ({ world }) => signsInElsewhere(world, id),
      }),
    ),
    {
      events: [{ type: 'form.submitted', values }, { type: 'xstate.after.moment.contact.writing.done' }],
      when: (snapshot) => snapshot.matches('writing'),
      async how({ visitor, world }) {
        await visitor.fill(field(words.name), values.name)
        await visitor.fill(field(words.email), values.email)
        await visitor.fill(field(words.subject), values.subject)
        await visitor.fill(field(words.message), values.message)
        await visitor.click(button(words.submit))
        await world.waits(1)
      },
    },
    {
      events: [{ type: 'contact.another' }],
      when: (snapshot) => snapshot.matches('sent'),
      how: ({ visitor }) => visitor.click(button(words.another)),
    },
  ],
  shows: {
    async 'writing.open'({ visitor }) {
      await visitor.holds(field(words.message), '')
      await visitor.misses(status(words.sentTitle, main))
    },
    'writing.done': ({ visitor }) => visitor.misses(status(words.sentTitle, main)),
    async sent({ visitor, world }) {
      if ((await world.stored('drafts')).length > 0)
        throw new Error('The draft of the message is still stored.')
      await visitor.sees(status(words.sentTitle, main), toast(words.sentTitle))
      await visitor.misses(field(words.message))
    },
  },
  exceptions: {
    both: {
      'contact.writing.done|owner.changed|0':
        'the form is done within the same moment: nothing comes between',
    },
  },
})
