import { browsersToTest } from '../chromium.ts'
import { serveDist } from '../serve.ts'
import type { Delay } from '../server/server.ts'
import { buildWhenChanged } from '../site/build.ts'
import type { Stage } from './stage.ts'
import { runTests } from './test-run.ts'

type Conditions = { env?: Record<string, string>; delay?: Delay | undefined }

/** Playwright against the built shop, on a port of its own; all specs when no file is given. */
export function browserStage(files: string[], { env = {}, delay }: Conditions = {}): Stage {
  return {
    name: 'browser',
    async run(report) {
      const browsers = await browsersToTest()
      await buildWhenChanged(() => {})
      const shop = await serveDist({ host: '127.0.0.1', port: 0 }, delay)
      const told = { ...env, ...browsers, SHOP_URL: shop.url }
      return runTests('@playwright/test', ['test', ...files], told, report).finally(shop.close)
    },
  }
}
