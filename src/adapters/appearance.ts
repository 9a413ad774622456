import type { AppearancePort } from '../../machines/ports/ports.ts'
import { createKeptChoices } from './kept-choices.ts'

export interface AppearanceOptions {
  /** What the browser paints around the page. */
  themeColor: { light: string; dark: string }
  page?: Pick<Window, 'document' | 'localStorage'>
}

export function createAppearance({ themeColor, page = window }: AppearanceOptions): AppearancePort {
  const root = page.document.documentElement

  return {
    ...createKeptChoices(() => page.localStorage),
    show(look) {
      if ('language' in look) {
        root.lang = look.language
      } else {
        const shade = look.dark ? 'dark' : 'light'
        root.classList.toggle('dark', look.dark)
        root.style.colorScheme = shade
        for (const meta of page.document.querySelectorAll('meta[name="theme-color"]')) {
          meta.setAttribute('content', themeColor[shade])
        }
      }
    },
  }
}
