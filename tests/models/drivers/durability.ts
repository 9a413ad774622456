import { ada } from '../../../machines/fixtures/examples.ts'
import { durabilityModel } from '../../../machines/your-data/durability.model.ts'
import { yourDataTexts } from '../../../src/i18n/en/settings.ts'
import { defineDriver } from '../driver.ts'
import { button, status, text } from '../locators.ts'
import type { Scene } from '../scene.ts'

const words = yourDataTexts.en
const answers = 'the adapter answers in its place where the browser gives no answer'
const estimate = { used: 4_096, quota: 1_000_000_000, persisted: false }

async function showsNoFigures({ visitor }: Scene): Promise<void> {
  await visitor.sees(text(words.where))
  await visitor.misses(text(words.passing), text(words.lasting))
}

export const durabilityDriver = defineDriver({
  model: durabilityModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate('durability').hold()
    await visitor.open('/profile/settings')
  },
  moves: [
    {
      events: [{ type: 'xstate.done.actor.estimate', output: estimate }],
      how: ({ world }) => world.gate('durability').pass(),
    },
    {
      events: [{ type: 'durability.ask' }],
      when: (snapshot) => !snapshot.context.persisted && snapshot.matches('known'),
      how: ({ visitor }) => visitor.click(button(words.ask)),
    },
    {
      events: [{ type: 'xstate.done.actor.persist', output: true }],
      async how({ world }) {
        await world.grants('granted')
        await world.gate('durability').pass()
      },
    },
    {
      events: [{ type: 'xstate.done.actor.persist', output: false }],
      async how({ world }) {
        await world.grants('declined')
        await world.gate('durability').pass()
      },
    },
  ],
  shows: {
    estimating: showsNoFigures,
    unknown: showsNoFigures,
    async known({ visitor }, { context: { persisted, used, quota } }) {
      await visitor.sees(
        text(persisted ? words.lasting : words.passing),
        text(new RegExp(`^${rounded(used)} of about ${rounded(quota)} used\\.$`)),
      )
      await visitor.misses(text(persisted ? words.passing : words.lasting))
    },
    'known.answered': ({ visitor }) => visitor.misses(status(words.declined)),
    'known.declined': ({ visitor }) => visitor.sees(status(words.declined)),
    asking: ({ visitor }) => visitor.sees(text(words.passing), button(words.ask)),
  },
  exceptions: {
    both: {
      'durability.estimating|xstate.error.actor.estimate|0': answers,
      'durability.asking|xstate.error.actor.persist|0': answers,
    },
  },
})

/** A pattern for a number with a unit such as `4 kB`, with optional decimals. */
function rounded(count: number): string {
  const power = Math.max(1, Math.floor(Math.log10(Math.max(count, 1)) / 3))
  return `${Math.round(count / 1_000 ** power)}\\S* ${['B', 'kB', 'MB', 'GB', 'TB'][power]}`
}
