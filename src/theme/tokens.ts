import { defineTokens } from '@chakra-ui/react'
import { palette } from './semantic-colors.ts'

const token = (value: string) => ({ value })
/** A short list, because the browser looks up each missing font in the system before the first paint. */
const bodyStack = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Arial, sans-serif"

const scale = {
  '0': token('0'),
  '0.5': token('0.125rem'),
  '1': token('0.25rem'),
  '1.5': token('0.375rem'),
  '2': token('0.5rem'),
  '2.5': token('0.625rem'),
  '3': token('0.75rem'),
  '3.5': token('0.875rem'),
  '4': token('1rem'),
  '5': token('1.25rem'),
  '6': token('1.5rem'),
  '7': token('1.75rem'),
  '8': token('2rem'),
  '9': token('2.25rem'),
  '10': token('2.5rem'),
  '11': token('2.75rem'),
  '12': token('3rem'),
  '14': token('3.5rem'),
  '32': token('8rem'),
  gutter: token('clamp(min(1rem, 5vw), 0.5rem + 2.2vw, 2rem)'),
  section: token('clamp(2.5rem, 1.5rem + 4.5vw, 5.5rem)'),
}

/** Follows the width of the window, and is only for what differs on phones. */
export const breakpoints = { sm: '640px' }

/**
 * Conditions for the width of `main`. It is narrower than the window if the machine room's panel is open, and it is measured in the
 * font size of the page, so larger text has the layout of a narrower page.
 */
export const narrowPage = '@container page (width < 63rem)'
export const mediumPage = '@container page (width >= 47rem)'
export const widePage = '@container page (width >= 63rem)'

export const tokens = defineTokens({
  colors: {
    transparent: token('transparent'),
    current: token('currentColor'),
    white: token('#FFFFFF'),
    paper: token(palette.paper),
    ink: token(palette.ink),
    vermilion: token(palette.vermilion),
    pine: token(palette.pine),
    saffron: token(palette.saffron),
    dusk: token(palette.dusk),
    clay: token(palette.clay),
    blush: token(palette.blush),
    /* Darker and lighter shades of the palette, for drawings. */
    vermilionDeep: token('#9C3018'),
    clayDeep: token('#94583F'),
    chalk: token('#FFFDF9'),
    thread: token('#D9CBB8'),
    markLine: token('#F6EFE6'),
    markBasket: token('#FF9472'),
    markArrow: token('#2A0F08'),
    markLamp: token('#F2BF6B'),
    markDeep: token('#17352E'),
    pictureShade: token('rgb(24 19 31 / 12%)'),
  },
  fonts: {
    heading: token(`'Bricolage Grotesque', 'Bricolage Fallback', ${bodyStack}`),
    body: token(bodyStack),
    mono: token("ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"),
  },
  fontSizes: {
    xs: token('0.75rem'),
    sm: token('0.875rem'),
    md: token('1rem'),
    lg: token('1.125rem'),
    xl: token('1.25rem'),
    '2xl': token('clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)'),
    '3xl': token('min(clamp(1.5rem, 1.3rem + 0.9vw, 2rem), 11vw)'),
    '4xl': token('min(clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem), 14vw)'),
    '6xl': token('min(clamp(2.5rem, 1.5rem + 4.6cqi, 5rem), 20cqi)'),
  },
  fontWeights: {
    normal: token('400'),
    medium: token('500'),
    semibold: token('600'),
    bold: token('700'),
  },
  lineHeights: {
    tight: token('1.08'),
    snug: token('1.25'),
    normal: token('1.5'),
    relaxed: token('1.65'),
  },
  letterSpacings: {
    tighter: token('-0.03em'),
    tight: token('-0.015em'),
    normal: token('0'),
  },
  spacing: scale,
  sizes: {
    ...scale,
    full: token('100%'),
    fit: token('fit-content'),
    prose: token('66ch'),
    form: token('44rem'),
    page: token('86rem'),
  },
  radii: {
    xs: token('0.25rem'),
    sm: token('0.5rem'),
    md: token('0.75rem'),
    lg: token('1.125rem'),
    xl: token('1.75rem'),
    full: token('999px'),
  },
  durations: { fast: token('120ms'), moderate: token('200ms') },
  easings: { out: token('cubic-bezier(0.2, 0.7, 0.2, 1)'), inOut: token('cubic-bezier(0.6, 0, 0.3, 1)') },
  zIndex: {
    sticky: token('100'),
    dropdown: token('200'),
    overlay: token('300'),
    toast: token('400'),
    skip: token('500'),
  },
})
