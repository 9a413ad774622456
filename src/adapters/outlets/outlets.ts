import type { Ports } from '../../../machines/ports/ports.ts'
import { createFiles } from './files.ts'
import { createShare } from './share.ts'

export function createOutlets(): Pick<Ports, 'share' | 'files'> {
  return { share: createShare(), files: createFiles() }
}
