import { describe, expect, it } from 'vitest'
import { type ColorMode, type SemanticColor, semanticColors } from '../../../src/theme/semantic-colors.ts'

const backgrounds = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.tint'] as const
const tints = ['tint.blush', 'tint.sage', 'tint.saffron', 'tint.dusk'] as const
const foregrounds = [
  'fg.default',
  'fg.muted',
  'fg.subtle',
  'accent',
  'positive',
  'negative',
  'warning',
  'info',
  'price',
] as const

type Pairing = readonly [foreground: SemanticColor, background: SemanticColor]

const textPairs: readonly Pairing[] = [
  ...foregrounds.flatMap((foreground) => backgrounds.map((background): Pairing => [foreground, background])),
  ...(['fg.default', 'fg.muted', 'accent'] as const).flatMap((foreground) =>
    tints.map((background): Pairing => [foreground, background]),
  ),
  ['fg.onAccent', 'bg.accent'],
  ['fg.onAccent', 'bg.accentHover'],
  ['fg.onInverse', 'bg.inverse'],
  ['fg.onInverseMuted', 'bg.inverse'],
  ['fg.onDanger', 'bg.danger'],
  ['fg.onDanger', 'bg.dangerHover'],
  ['fg.onSignal', 'bg.signal'],
  ['positive', 'bg.positive'],
  ['negative', 'bg.negative'],
  ['warning', 'bg.warning'],
  ['info', 'bg.info'],
  ['fg.default', 'bg.positive'],
  ['fg.default', 'bg.negative'],
  ['fg.default', 'bg.warning'],
  ['fg.default', 'bg.info'],
  ['bg.canvas', 'fg.default'],
]

const shapePairs: readonly Pairing[] = [
  ...backgrounds.flatMap((background): Pairing[] => [
    ['border.strong', background],
    ['focus', background],
  ]),
  ...tints.map((background): Pairing => ['focus', background]),
  ['focusOnInverse', 'bg.inverse'],
  ['bg.accent', 'bg.canvas'],
  ['bg.accent', 'bg.surface'],
  ['star', 'bg.canvas'],
  ['star', 'bg.surface'],
]

const channel = (eightBit: number) => {
  const value = eightBit / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const pairsBelow = (pairs: readonly Pairing[], mode: ColorMode, minimum: number) =>
  pairs
    .map(([foreground, background]) => ({
      pair: `${foreground} on ${background}`,
      ratio:
        Math.floor(contrast(semanticColors[foreground][mode], semanticColors[background][mode]) * 100) / 100,
    }))
    .filter(({ ratio }) => ratio < minimum)

describe('contrast', () => {
  it('is computed as in WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  it.each(['light', 'dark'] as const)(
    '%s: text is readable on every background that it is used on',
    (mode) => {
      expect(pairsBelow(textPairs, mode, 4.5)).toEqual([])
    },
  )

  it.each(['light', 'dark'] as const)('%s: edges, focus rings and stars are visible', (mode) => {
    expect(pairsBelow(shapePairs, mode, 3)).toEqual([])
  })

  it('is checked for every color of the palette', () => {
    const paired = new Set([...textPairs, ...shapePairs].flat())
    const ornaments = ['bg.overlay', 'border.default', 'awning.first', 'awning.second']
    const unpaired = Object.keys(semanticColors).filter((name) => !paired.has(name as SemanticColor))
    expect(unpaired.sort()).toEqual(ornaments.sort())
  })
})
