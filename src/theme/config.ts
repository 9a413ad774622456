import { defineConfig, defineKeyframes } from '@chakra-ui/react'
import { recipes } from './recipes.ts'
import { semanticColors } from './semantic-colors.ts'
import { textStyles } from './text-styles.ts'
import { breakpoints, tokens } from './tokens.ts'

const tokensByMode = (pairs: Record<string, { light: string; dark: string }>) =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, { light, dark }]) => [name, { value: { base: light, _dark: dark } }]),
  )

/** Makes groups of names with a dot: `bg.canvas` becomes `canvas` in `bg`. */
const groupByPrefix = (flat: ReturnType<typeof tokensByMode>) => {
  const tree: Record<string, (typeof flat)[string] | typeof flat> = {}
  for (const [name, token] of Object.entries(flat)) {
    const [group = '', leaf] = name.split('.')
    tree[group] = leaf ? { ...(tree[group] as typeof flat | undefined), [leaf]: token } : token
  }
  return tree
}

/** An element that enters sets its starting offset as `--from`. */
const keyframes = defineKeyframes({
  spin: { to: { rotate: '360deg' } },
  appear: { from: { opacity: '0' } },
  arrive: { from: { translate: 'var(--from, 0)' } },
})

const shadows = {
  sm: { light: '0 1px 2px rgba(88, 52, 24, 0.10)', dark: '0 1px 2px rgba(6, 2, 10, 0.5)' },
  md: {
    light: '0 1px 2px rgba(88, 52, 24, 0.08), 0 8px 20px -8px rgba(88, 52, 24, 0.18)',
    dark: '0 1px 2px rgba(6, 2, 10, 0.4), 0 10px 22px -8px rgba(6, 2, 10, 0.6)',
  },
  lg: {
    light: '0 2px 4px rgba(88, 52, 24, 0.08), 0 24px 48px -16px rgba(88, 52, 24, 0.28)',
    dark: '0 2px 4px rgba(6, 2, 10, 0.4), 0 28px 56px -16px rgba(6, 2, 10, 0.8)',
  },
  key: { light: 'inset 0 -2px 0 rgba(60, 12, 0, 0.22)', dark: 'inset 0 -2px 0 rgba(60, 12, 0, 0.28)' },
  invalid: { light: 'inset 0 0 0 1px #A8231C', dark: 'inset 0 0 0 1px #FF9C92' },
} as const

/** The tokens, recipes and global styles of this shop. */
export const config = defineConfig({
  cssVarsPrefix: 'sc',
  preflight: true,
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors: groupByPrefix(tokensByMode(semanticColors)), shadows: tokensByMode(shadows) },
    textStyles,
    recipes,
    keyframes,
  },
})
