import type { Page } from '@playwright/test'

export interface UsedCode {
  /** Has to be called before a page is left, whose scripts are gone afterwards. */
  note(): Promise<void>
  /** The addresses of documents, styles, fonts and pictures that were loaded, and of the scripts of which something ran. */
  addresses(): string[]
}

/** Which of the built files a page depends on. Scripts that are only preloaded do not count. */
export async function watchUsedCode(page: Page): Promise<UsedCode> {
  const used = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') used.add(new URL(request.url()).pathname)
  })
  return {
    async note() {
      const { result } = await session.send('Profiler.takePreciseCoverage')
      for (const { url, functions } of result)
        if (url.startsWith('http') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
          used.add(new URL(url).pathname)
    },
    addresses: () => [...used].sort(),
  }
}
