import { ada, adasOrder } from '../../../machines/fixtures/examples.ts'
import { spendingModel } from '../../../machines/spending/spending.model.ts'
import { spendingTexts } from '../../../src/i18n/en/account.ts'
import { defineDriver } from '../driver.ts'
import { button, main, named } from '../locators.ts'

const words = spendingTexts.en

export const spendingDriver = defineDriver({
  model: spendingModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await world.stores('orders', adasOrder)
    await visitor.open('/profile/orders')
  },
  moves: [
    { events: [{ type: 'spending.months' }], how: ({ visitor }) => visitor.click(button(words.byMonth)) },
    {
      events: [{ type: 'spending.categories' }],
      how: ({ visitor }) => visitor.click(button(words.byCategory)),
    },
    {
      events: [{ type: 'spending.table.toggle' }],
      how: ({ visitor }) => visitor.click(button(words.showTable)),
    },
  ],
  shows: {
    async '*'({ visitor }, snapshot) {
      const byMonth = snapshot.matches({ grouped: 'byMonth' })
      const hasTable = snapshot.matches({ table: 'shown' })
      const month = named('list', words.spendingByMonth(adasOrder.currency), main)
      const category = named('list', words.spendingByCategory(adasOrder.currency), main)
      const monthTable = named('table', words.spendingByMonth(adasOrder.currency), main)
      const categoryTable = named('table', words.spendingByCategory(adasOrder.currency), main)
      await visitor.counts(month, byMonth ? 1 : 0)
      await visitor.counts(category, byMonth ? 0 : 1)
      await visitor.counts(monthTable, byMonth && hasTable ? 1 : 0)
      await visitor.counts(categoryTable, !byMonth && hasTable ? 1 : 0)
      await visitor.isOn(button(words.byMonth), byMonth)
      await visitor.isOn(button(words.byCategory), !byMonth)
      await visitor.isOn(button(words.showTable), hasTable)
    },
  },
})
