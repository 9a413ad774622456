import { assign, setup } from 'xstate'
import type { Theme } from '../domain/preferences.ts'
import { withEvent } from '../ports/setup.ts'

export type ThemeEvent = { type: 'theme.chosen'; theme: Theme } | { type: 'environment.dark'; dark: boolean }

export interface ThemeContext {
  theme: Theme
  /** Whether the operating system prefers a dark theme now. */
  systemDark: boolean
}

/** Light, dark, or the operating system's preference. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeContext,
  },
  actions: {
    choose: assign((_, { theme }: { theme: Theme }) => ({ theme })),
    setSystemTheme: assign((_, { dark }: { dark: boolean }) => ({ systemDark: dark })),
    showLight: () => {},
    showDark: () => {},
  },
  guards: {
    wantsDark: ({ context }) => context.theme === 'dark',
    followsDark: ({ context }) => context.theme === 'system' && context.systemDark,
    follows: ({ context }) => context.theme === 'system',
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'theme.chosen': { target: '.deciding', actions: withEvent('choose') },
    'environment.dark': { target: '.deciding', actions: withEvent('setSystemTheme') },
  },
  states: {
    deciding: {
      always: [
        { guard: 'wantsDark', target: 'dark' },
        { guard: 'followsDark', target: 'system.dim' },
        { guard: 'follows', target: 'system.bright' },
        { target: 'light' },
      ],
    },
    light: { entry: 'showLight' },
    dark: { entry: 'showDark' },
    system: {
      initial: 'bright',
      states: { bright: { entry: 'showLight' }, dim: { entry: 'showDark' } },
    },
  },
})
