import type { TogglesPort } from '../../machines/ports/ports.ts'

export function createSurroundings(page: Window = window): TogglesPort {
  const darkness = page.matchMedia('(prefers-color-scheme: dark)')
  const { navigator } = page

  return {
    online: () => navigator.onLine,
    dark: () => darkness.matches,
    languages: () => (navigator.languages.length > 0 ? navigator.languages : [navigator.language]),
    watch(listener) {
      const online = () => listener({ type: 'online', online: navigator.onLine })
      const dark = () => listener({ type: 'dark', dark: darkness.matches })
      page.addEventListener('online', online)
      page.addEventListener('offline', online)
      darkness.addEventListener('change', dark)
      return () => {
        page.removeEventListener('online', online)
        page.removeEventListener('offline', online)
        darkness.removeEventListener('change', dark)
      }
    },
  }
}
