import type { Ports } from '../../machines/ports/ports.ts'

const load = async () => (await import('./outlets.ts')).createOutlets()

type Outlets = Pick<Ports, 'share' | 'files'>

/** Loads the code for sharing and saving on first use. */
export function createLazyOutlets({ log }: Pick<Ports, 'log'>): Outlets {
  return {
    share: { share: async (what) => (await load()).share.share(what) },
    files: {
      save(...file) {
        load().then(
          ({ files }) => files.save(...file),
          (error: unknown) => log.error('A file was not saved', { error }),
        )
      },
      print: () => window.print(),
    },
  }
}
