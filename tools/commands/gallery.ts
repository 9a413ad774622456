import { playShown } from '../stages/shown-run.ts'

/** Takes new screenshots of every route for tests/gallery/pictures. */
export async function run(): Promise<void> {
  const { passed } = await playShown([], { GALLERY: '1' })
  if (!passed) process.exitCode = 1
}
