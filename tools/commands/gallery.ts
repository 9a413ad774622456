import { playShown } from '../stages/shown-run.ts'

/** Takes the pictures of every route anew, into tests/gallery/pictures. */
export async function run(): Promise<void> {
  const { passed } = await playShown([], { GALLERY: '1' })
  if (!passed) process.exitCode = 1
}
