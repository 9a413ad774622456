import { buildWhenChanged } from '../site/build.ts'

/** Builds the site unless dist/ was made from the same files. */
export function run(): Promise<void> {
  return buildWhenChanged(console.log)
}
