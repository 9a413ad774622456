import { buildSite } from '../site/build.ts'

export async function run(): Promise<void> {
  await buildSite({ logLevel: 'warn' })
  console.log('The shop lies in dist/.')
}
