import { defineShopModel } from '../fixtures/shop-model.ts'
import { type ThemeContext, themeMachine } from './theme.machine.ts'

const outcomes = [
  { expected: 'light', to: 'light', does: ['showLight'] },
  { expected: 'dark', to: 'dark', does: ['showDark'] },
  { expected: 'bright', to: 'system.bright', does: ['showLight'] },
  { expected: 'dim', to: 'system.dim', does: ['showDark'] },
]

/** The system's preference is used only if the theme 'system' is chosen. */
function expectedState({ theme, systemDark }: ThemeContext): string {
  if (theme !== 'system') return theme
  return systemDark ? 'dim' : 'bright'
}

export const themeModel = defineShopModel({
  machine: themeMachine,
  purpose: 'Light, dark, or the operating system’s theme, which is followed live.',
  input: { theme: 'system', systemDark: false },
  initially: (snapshot) => snapshot.matches({ system: 'bright' }),
  events: [
    { type: 'theme.chosen', theme: 'light' },
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'theme.chosen', theme: 'system' },
    { type: 'environment.dark', dark: true },
    { type: 'environment.dark', dark: false },
  ],
  abstract: (context) => context,
  answers: {
    '*': {
      'theme.chosen': outcomes.map(({ expected, to, does }) => ({
        when: ({ systemDark }, { theme }) => expectedState({ theme, systemDark }) === expected,
        to,
        does,
        after: (before, after, { theme }) => after.theme === theme && after.systemDark === before.systemDark,
      })),
      'environment.dark': outcomes.map(({ expected, to, does }) => ({
        when: ({ theme }, { dark }) => expectedState({ theme, systemDark: dark }) === expected,
        to,
        does,
        after: (before, after, { dark }) => after.systemDark === dark && after.theme === before.theme,
      })),
    },
  },
  tags: {},
  invariants: {
    'the shown theme is the chosen one': ({ context, value }) => {
      const shown = typeof value === 'string' ? value : value.system
      return shown === expectedState(context)
    },
  },
  acceptedMutants: {
    'system: starts in dim, not in bright': 'every transition names the state in `system`',
  },
})
