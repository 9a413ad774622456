import { defineConfig } from '@chakra-ui/react'
import { keyframes } from './keyframes.ts'
import { recipes } from './recipes.ts'
import { semanticColors } from './semantic-colors.ts'
import { shadows } from './shadows.ts'
import { textStyles } from './text-styles.ts'
import { breakpoints, tokens } from './tokens.ts'

const byDayAndNight = (pairs: Record<string, { light: string; dark: string }>) =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, { light, dark }]) => [name, { value: { base: light, _dark: dark } }]),
  )

const nested = (flat: ReturnType<typeof byDayAndNight>) => {
  const tree: Record<string, (typeof flat)[string] | typeof flat> = {}
  for (const [name, token] of Object.entries(flat)) {
    const [group = '', leaf] = name.split('.')
    tree[group] = leaf ? { ...(tree[group] as typeof flat | undefined), [leaf]: token } : token
  }
  return tree
}

/** The tokens, recipes and global styles of this shop. */
export const look = defineConfig({
  cssVarsPrefix: 'sc',
  preflight: true,
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors: nested(byDayAndNight(semanticColors)), shadows: byDayAndNight(shadows) },
    textStyles,
    recipes,
    keyframes,
  },
})
