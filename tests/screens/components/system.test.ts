import {
  createSystem,
  defaultBaseConfig,
  type SlotRecipeDefinition,
  type SystemContext,
} from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { config } from '../../../src/theme/config.ts'
import { conditions } from '../../../src/theme/style-properties.ts'
import { system } from '../../../src/theme/system.ts'
import { textStyles } from '../../../src/theme/text-styles.ts'

/** The shop's theme on top of everything that Chakra includes, with the conditions of the shop. */
const completeSystem = createSystem(defaultBaseConfig, { conditions }, config)

const everyRecipe = Object.values(
  import.meta.glob<Record<string, SlotRecipeDefinition>>('../../../src/theme/recipes/*.ts', { eager: true }),
).flatMap((file) => Object.entries(file))

type Recipe = { variants?: Record<string, Record<string, unknown>> | undefined }

/** The recipe without variants, and then with each value of each variant. */
const choices = ({ variants = {} }: Recipe): Record<string, string>[] => [
  {},
  ...Object.entries(variants).flatMap(([name, values]) =>
    Object.keys(values).map((value) => ({ [name]: value })),
  ),
]

/** Removes the custom property that Chakra adds for each background, because only `currentBg` reads it, which no recipe uses. */
const serialized = (styles: object) =>
  JSON.stringify(styles, (key, value: unknown) => (key.startsWith('--bg-currentcolor') ? undefined : value))

describe('the Chakra system', () => {
  it.each(everyRecipe)('contains everything that %s uses', (_name, recipe) => {
    const make = ({ sva, cva }: SystemContext) => ('slots' in recipe ? sva(recipe) : cva(recipe))
    for (const choice of choices(recipe))
      expect(serialized(make(system())(choice))).toBe(serialized(make(completeSystem)(choice)))
  })

  it.each(Object.keys(textStyles))('contains everything that the text style %s uses', (textStyle) => {
    expect(serialized(system().css({ textStyle }))).toBe(serialized(completeSystem.css({ textStyle })))
  })

  it('has the same variables and base styles as a system with all of Chakra', () => {
    expect(system().getTokenCss()).toEqual(completeSystem.getTokenCss())
    expect(system().getPreflightCss()).toEqual(completeSystem.getPreflightCss())
    expect(JSON.stringify(system().getTokenCss())).toContain('--sc-colors-bg-canvas')
  })
})
