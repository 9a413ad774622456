import { updateModel } from '../../../machines/update/update.model.ts'
import { appUpdateTexts } from '../../../src/i18n/en/notices.ts'
import { defineDriver } from '../driver.ts'
import { button, status, title } from '../locators.ts'

const words = appUpdateTexts.en
const offer = status(words.update)

export const updateDriver = defineDriver({
  model: updateModel,
  begin: ({ visitor }) => visitor.open('/about'),
  moves: [
    { events: [{ type: 'update.found' }], how: ({ world }) => world.findsUpdate() },
    {
      events: [{ type: 'update.dismiss' }],
      how: ({ visitor }) => visitor.click(button(words.dismiss, offer)),
    },
    { events: [{ type: 'update.apply' }], how: ({ visitor }) => visitor.click(button(words.reload, offer)) },
  ],
  shows: {
    async '*'({ visitor }, snapshot) {
      await visitor.sees(title(/^About/))
      await visitor.counts(offer, snapshot.matches('offered') ? 1 : 0)
    },
  },
})
