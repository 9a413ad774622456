import type { Page } from '@playwright/test'

export interface UsedCode {
  /** Must be called before a page is left, because the coverage of its scripts is lost afterwards. */
  collect(): Promise<void>
  /** The addresses of loaded documents, styles, fonts and pictures, and of the scripts of which any code ran. */
  addresses(): string[]
}

/** Records which built files a page depends on. Scripts that are only preloaded do not count. */
export async function watchUsedCode(page: Page): Promise<UsedCode> {
  const used = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') used.add(new URL(request.url()).pathname)
  })
  return {
    async collect() {
      const { result } = await session.send('Profiler.takePreciseCoverage')
      for (const { url, functions } of result)
        if (url.startsWith('http') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
          used.add(new URL(url).pathname)
    },
    addresses: () => [...used].sort(),
  }
}
