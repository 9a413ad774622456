import { buildSite, buildWhenChanged } from '../site/build.ts'

export async function run(words: string[]): Promise<void> {
  if (words.includes('--when-changed')) return buildWhenChanged(console.log)
  await buildSite({ logLevel: 'warn' })
  console.log('The shop lies in dist/.')
}
