import { defineTokens } from '@chakra-ui/react'
import { palette } from './palette.ts'

const step = (value: string) => ({ value })
/** A short list, because the browser looks up each missing font in the system before the first paint. */
const bodyStack = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Arial, sans-serif"

const scale = {
  '0': step('0'),
  '0.5': step('0.125rem'),
  '1': step('0.25rem'),
  '1.5': step('0.375rem'),
  '2': step('0.5rem'),
  '2.5': step('0.625rem'),
  '3': step('0.75rem'),
  '3.5': step('0.875rem'),
  '4': step('1rem'),
  '5': step('1.25rem'),
  '6': step('1.5rem'),
  '7': step('1.75rem'),
  '8': step('2rem'),
  '9': step('2.25rem'),
  '10': step('2.5rem'),
  '11': step('2.75rem'),
  '12': step('3rem'),
  '14': step('3.5rem'),
  '32': step('8rem'),
  gutter: step('clamp(1rem, 0.5rem + 2.2vw, 2rem)'),
  section: step('clamp(2.5rem, 1.5rem + 4.5vw, 5.5rem)'),
}

export const breakpoints = {
  sm: '640px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1600px',
}

export const tokens = defineTokens({
  colors: {
    transparent: step('transparent'),
    current: step('currentColor'),
    white: step('#FFFFFF'),
    paper: step(palette.paper),
    ink: step(palette.ink),
    vermilion: step(palette.vermilion),
    pine: step(palette.pine),
    saffron: step(palette.saffron),
    dusk: step(palette.dusk),
    clay: step(palette.clay),
    blush: step(palette.blush),
    sage: step(palette.sage),
    /* Darker and lighter shades of the palette, for drawings. */
    vermilionDeep: step('#9C3018'),
    clayDeep: step('#94583F'),
    chalk: step('#FFFDF9'),
    thread: step('#D9CBB8'),
    markLine: step('#F6EFE6'),
    markBasket: step('#FF9472'),
    markArrow: step('#2A0F08'),
    markLamp: step('#F2BF6B'),
    markDeep: step('#17352E'),
    dusking: step('rgb(24 19 31 / 12%)'),
  },
  fonts: {
    heading: step(`'Bricolage Grotesque', 'Bricolage Fallback', ${bodyStack}`),
    body: step(bodyStack),
    mono: step("ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"),
  },
  fontSizes: {
    xs: step('0.75rem'),
    sm: step('0.875rem'),
    md: step('1rem'),
    lg: step('1.125rem'),
    xl: step('1.25rem'),
    '2xl': step('clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)'),
    '3xl': step('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)'),
    '4xl': step('clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)'),
    '6xl': step('clamp(2.5rem, 1.5rem + 4.6vw, 5rem)'),
  },
  fontWeights: {
    normal: step('400'),
    medium: step('500'),
    semibold: step('600'),
    bold: step('700'),
  },
  lineHeights: {
    tight: step('1.08'),
    snug: step('1.25'),
    normal: step('1.5'),
    relaxed: step('1.65'),
  },
  letterSpacings: {
    tighter: step('-0.03em'),
    tight: step('-0.015em'),
    normal: step('0'),
  },
  spacing: scale,
  sizes: {
    ...scale,
    full: step('100%'),
    fit: step('fit-content'),
    prose: step('66ch'),
    form: step('44rem'),
    page: step('86rem'),
  },
  radii: {
    none: step('0'),
    xs: step('0.25rem'),
    sm: step('0.5rem'),
    md: step('0.75rem'),
    lg: step('1.125rem'),
    xl: step('1.75rem'),
    full: step('999px'),
  },
  borderWidths: { hairline: step('1px'), line: step('1.5px'), bold: step('2px') },
  durations: { fast: step('120ms'), moderate: step('200ms') },
  easings: { out: step('cubic-bezier(0.2, 0.7, 0.2, 1)'), inOut: step('cubic-bezier(0.6, 0, 0.3, 1)') },
  zIndex: {
    sticky: step('100'),
    dropdown: step('200'),
    overlay: step('300'),
    toast: step('400'),
    skip: step('500'),
  },
})
