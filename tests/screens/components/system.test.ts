import {
  createSystem,
  defaultBaseConfig,
  type SlotRecipeDefinition,
  type SystemContext,
} from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { look } from '../../../src/theme/look.ts'
import { conditions } from '../../../src/theme/style-properties.ts'
import { system } from '../../../src/theme/system.ts'
import { textStyles } from '../../../src/theme/text-styles.ts'

/** The same look upon everything that Chakra brings along, with the states in the shop's own words. */
const whole = createSystem(defaultBaseConfig, { conditions }, look)

const everyRecipe = Object.values(
  import.meta.glob<Record<string, SlotRecipeDefinition>>('../../../src/theme/recipes/*.ts', { eager: true }),
).flatMap((file) => Object.entries(file))

type Recipe = { variants?: Record<string, Record<string, unknown>> | undefined }

/** Every choice of every variant, one at a time, after what the recipe is without any. */
const choices = ({ variants = {} }: Recipe): Record<string, string>[] => [
  {},
  ...Object.entries(variants).flatMap(([name, looks]) =>
    Object.keys(looks).map((look) => ({ [name]: look })),
  ),
]

/** Only `currentBg`, which no recipe uses, reads the custom property that Chakra writes beside each background. */
const written = (styles: object) =>
  JSON.stringify(styles, (key, value: unknown) => (key.startsWith('--bg-currentcolor') ? undefined : value))

describe('the system', () => {
  it.each(everyRecipe)('knows all that %s is made of', (_name, recipe) => {
    const make = ({ sva, cva }: SystemContext) => ('slots' in recipe ? sva(recipe) : cva(recipe))
    for (const choice of choices(recipe))
      expect(written(make(system())(choice))).toBe(written(make(whole)(choice)))
  })

  it.each(Object.keys(textStyles))('knows all that the text style %s is made of', (textStyle) => {
    expect(written(system().css({ textStyle }))).toBe(written(whole.css({ textStyle })))
  })

  it('writes the same variables and base styles as a system with all of Chakra’s', () => {
    expect(system().getTokenCss()).toEqual(whole.getTokenCss())
    expect(system().getPreflightCss()).toEqual(whole.getPreflightCss())
    expect(JSON.stringify(system().getTokenCss())).toContain('--sc-colors-bg-canvas')
  })
})
