import { findFirefox } from '../firefox.ts'
import { serveDist } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runTool } from '../tool.ts'

/** The purchase in the Firefox of this system. */
export async function run(): Promise<void> {
  const firefox = findFirefox()
  await buildWhenChanged(console.log)
  const shop = await serveDist({ host: '127.0.0.1', port: 0 })
  const env = { SHOP_URL: shop.url, FIREFOX_PATH: firefox }
  const { code } = await runTool('vitest', ['run', '--project', 'firefox'], { env, shown: true }).finally(
    shop.close,
  )
  if (code !== 0) process.exitCode = 1
}
