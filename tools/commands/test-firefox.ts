import { findFirefox } from '../firefox.ts'
import { openShop } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runTool } from '../tool.ts'

/** Runs the purchase in the installed Firefox. */
export async function run(): Promise<void> {
  const firefox = findFirefox()
  await buildWhenChanged(console.log)
  const shop = await openShop()
  const env = { SHOP_URL: shop.url, FIREFOX_PATH: firefox }
  const { code } = await runTool('vitest', ['run', '--project', 'firefox'], { env, shown: true }).finally(
    shop.close,
  )
  if (code !== 0) process.exitCode = 1
}
