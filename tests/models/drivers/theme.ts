import { themeModel } from '../../../machines/theme/theme.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, header } from '../locators.ts'

const choices = { Light: 'light', Dark: 'dark', System: 'system' } as const
const theme = field('Theme', header)

export const themeDriver = defineDriver({
  model: themeModel,
  async begin({ visitor }) {
    await visitor.open('/about')
    await visitor.click(button('Preferences', header))
  },
  moves: [
    ...Object.entries(choices).map(
      ([option, chosen]): Move => ({
        events: [{ type: 'theme.chosen', theme: chosen }],
        when: ({ context }) => context.theme !== chosen,
        async how({ visitor }) {
          await visitor.choose(theme, option)
          await visitor.holds(theme, chosen)
        },
      }),
    ),
    ...[true, false].map(
      (dark): Move => ({
        events: [{ type: 'environment.dark', dark }],
        when: ({ context }) => context.systemDark !== dark,
        how: ({ world }) => world.dark(dark),
      }),
    ),
  ],
  shows: {
    light: ({ visitor }) => visitor.isDark(false),
    dark: ({ visitor }) => visitor.isDark(true),
    'system.bright': ({ visitor }) => visitor.isDark(false),
    'system.dim': ({ visitor }) => visitor.isDark(true),
  },
})
