import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { fromSource } from '../../tools/workspace.ts'

const { MUTATED_TESTS = '' } = process.env
const tests = MUTATED_TESTS.split(' ')

/** Runs the tests in the given order. */
class GivenOrder extends BaseSequencer {
  override sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const rank = ({ moduleId }: (typeof files)[number]) => tests.findIndex((test) => moduleId.endsWith(test))
    return Promise.resolve([...files].sort((one, other) => rank(one) - rank(other)))
  }
}

export default defineConfig({
  ...fromSource,
  test: {
    include: tests,
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/mutation/reload-modules.ts'],
    /**
     * The slowest test takes one second, and longer on a busy machine. A short limit matters, because many mutants make a test wait
     * for a condition that never becomes true.
     */
    testTimeout: 4_000,
    sequence: { sequencer: GivenOrder },
  },
})
