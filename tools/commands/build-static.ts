import { buildWhenChanged } from '../site/build.ts'
import { writeStatic } from '../static/write-static.ts'

export async function run(): Promise<void> {
  await buildWhenChanged(console.log)
  const { named } = await writeStatic()
  console.log('The shop for any static host lies in dist-static/.')
  if (!named) console.log('Its pages do not name their address: set VITE_SITE_URL to where it will be.')
}
