import { browsersToTest } from './browsers.ts'
import { randomDelays } from './repeat.ts'
import { openShop } from './serve.ts'
import { buildWhenChanged } from './site/build.ts'

/** Runs before all browser tests: finds a Chromium, builds the shop if something changed, and serves it on a free port. */
export default async function setUp(): Promise<() => Promise<void>> {
  Object.assign(process.env, await browsersToTest())
  const { SLOW_SEED } = process.env
  await buildWhenChanged(console.log)
  const shop = await openShop(undefined, { delay: SLOW_SEED ? randomDelays(Number(SLOW_SEED)) : undefined })
  process.env.SHOP_URL = shop.url
  return shop.close
}
