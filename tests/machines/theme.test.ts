import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { themeWith } from '../../machines/theme/theme.effects.ts'

it('shows the chosen theme, or that of the system', () => {
  const { appearance } = fakePorts()
  const input = { theme: 'system', systemDark: true } as const
  const theme = createActor(themeWith({ appearance }), { input }).start()
  theme.send({ type: 'theme.chosen', theme: 'light' })
  theme.send({ type: 'theme.chosen', theme: 'dark' })
  theme.send({ type: 'environment.dark', dark: false })
  theme.send({ type: 'theme.chosen', theme: 'system' })
  const [dim, bright] = [{ dark: true }, { dark: false }]
  expect(appearance.shown).toEqual([dim, bright, dim, dim, bright])
})
