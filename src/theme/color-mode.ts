import { semanticColors } from './semantic-colors.ts'

export const darkClass = 'dark'
export const themeColor = {
  light: semanticColors['bg.canvas'].light,
  dark: semanticColors['bg.canvas'].dark,
} as const
