/** The base colors. */
export const palette = {
  paper: '#FAF6EF',
  ink: '#1C1A24',
  vermilion: '#C4401F',
  pine: '#1F4D42',
  saffron: '#E3A23B',
  dusk: '#3D5A80',
  clay: '#B9775A',
  blush: '#EBC8B4',
} as const

type Pair = { readonly light: string; readonly dark: string }

/** All colors for views, for the light and the dark theme. `tests/screens/components/contrast.test.ts` lists the pairs. */
export const semanticColors = {
  'bg.canvas': { light: palette.paper, dark: '#18131F' },
  'bg.surface': { light: '#FFFDF9', dark: '#221B2B' },
  'bg.raised': { light: '#FFFFFF', dark: '#2C2437' },
  'bg.sunken': { light: '#F1E9DC', dark: '#120E18' },
  'bg.tint': { light: '#FBE9DF', dark: '#3A2228' },
  'bg.accent': { light: palette.vermilion, dark: '#FF9472' },
  'bg.accentHover': { light: '#A93517', dark: '#FFAB90' },
  'bg.inverse': { light: palette.pine, dark: '#17352E' },
  'bg.danger': { light: '#A8231C', dark: '#FF9C92' },
  'bg.dangerHover': { light: '#8C1B15', dark: '#FFB5AD' },
  'bg.signal': { light: palette.saffron, dark: '#F2BF6B' },
  'bg.positive': { light: '#E2EEE3', dark: '#1B332A' },
  'bg.negative': { light: '#FBE4E0', dark: '#44201F' },
  'bg.warning': { light: '#FBEFD6', dark: '#3B2C14' },
  'bg.info': { light: '#E5ECF4', dark: '#1E2C40' },
  'bg.overlay': { light: 'rgba(28, 20, 32, 0.5)', dark: 'rgba(8, 5, 12, 0.68)' },

  'tint.blush': { light: '#F6E0D3', dark: '#3B2629' },
  'tint.sage': { light: '#E3E8DA', dark: '#26302A' },
  'tint.saffron': { light: '#F8E7C8', dark: '#3A2A22' },
  'tint.dusk': { light: '#DEE5ED', dark: '#232C3E' },

  'fg.default': { light: palette.ink, dark: '#F6EFE6' },
  'fg.muted': { light: '#57505F', dark: '#C9BECB' },
  'fg.subtle': { light: '#6A6270', dark: '#A99DAD' },
  'fg.onAccent': { light: '#FFFFFF', dark: '#2A0F08' },
  'fg.onInverse': { light: palette.paper, dark: '#F6EFE6' },
  'fg.onInverseMuted': { light: '#D9E4D6', dark: '#C3D2C4' },
  'fg.onDanger': { light: '#FFFFFF', dark: '#2F0B08' },
  'fg.onSignal': { light: palette.ink, dark: '#2B1D05' },

  'border.default': { light: '#E4D9C8', dark: '#3A3046' },
  'border.strong': { light: '#857A78', dark: '#85788C' },

  accent: { light: '#B5381A', dark: '#FF9472' },
  positive: { light: '#1F5C45', dark: '#86CDB0' },
  negative: { light: '#A8231C', dark: '#FF9C92' },
  warning: { light: '#7A4D0E', dark: '#F2BF6B' },
  info: { light: '#33557A', dark: '#9CBDE2' },
  focus: { light: palette.pine, dark: '#F2BF6B' },
  focusOnInverse: { light: '#F2BF6B', dark: '#F2BF6B' },
  price: { light: palette.ink, dark: '#F6EFE6' },
  star: { light: '#BD7C12', dark: '#F0B64F' },
  'awning.first': { light: palette.vermilion, dark: '#D9674A' },
  'awning.second': { light: '#F0CDB9', dark: '#5A302E' },
} as const satisfies Record<string, Pair>

/** The color of the browser's interface around the page. */
export const themeColor = semanticColors['bg.canvas']

/** The stars are background images, which cannot use CSS variables. They contain these colors. */
export const starEmpty = { light: '#DCCFBB', dark: '#4A3F57' }

export type SemanticColor = keyof typeof semanticColors
export type ColorMode = 'light' | 'dark'
