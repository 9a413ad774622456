export const shadows = {
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
