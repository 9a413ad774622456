import type { EnvironmentPort } from '../../machines/ports/ports.ts'

export function createEnvironment(page: Window = window): EnvironmentPort {
  const darkness = page.matchMedia('(prefers-color-scheme: dark)')
  const { navigator } = page

  return {
    online: () => navigator.onLine,
    dark: () => darkness.matches,
    languages: () => (navigator.languages.length > 0 ? navigator.languages : [navigator.language]),
    watch(listener) {
      const online = () => listener({ type: 'environment.online', online: navigator.onLine })
      const dark = () => listener({ type: 'environment.dark', dark: darkness.matches })
      const stop = new AbortController()
      const until = { signal: stop.signal }
      page.addEventListener('online', online, until)
      page.addEventListener('offline', online, until)
      darkness.addEventListener('change', dark, until)
      return () => stop.abort()
    },
  }
}
