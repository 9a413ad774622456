import { buildSite } from '../site/build.ts'

export async function run(): Promise<void> {
  await buildSite({ logLevel: 'info' })
}
