import { defineConfig } from 'vitest/config'
import { ceiling, testLimit } from './tests/wait.ts'
import { fromSource } from './tools/workspace.ts'

/** The same for all tests: a busy machine takes its time. */
const times = { testTimeout: testLimit, hookTimeout: testLimit, expect: { poll: { timeout: ceiling } } }

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    // The drivers break ports of the shop on purpose; the shop handles such an error by restarting the actor.
    onUnhandledError: ({ message }) => !/^\w+ is broken$/.test(message),
    projects: [
      inNode('machines'),
      inNode('packages', 'packages/*/{tests,examples}'),
      inNode('sources'),
      inNode('storage'),
      inNode('build'),
      inNode('removals'),
      inNode('room'),
      // Their engines are found and given by `npm run test:engines`.
      ...(process.env.ENGINES ? [inNode('engines')] : []),
      {
        ...fromSource,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file cleans up after itself, and taking in the whole shop for each anew takes as long as the tests.
          isolate: false,
          setupFiles: ['tests/screens/setup.ts'],
          ...times,
        },
      },
    ],
  },
})

function inNode(name: string, folder = `tests/${name}`) {
  return {
    ...fromSource,
    test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], environment: 'node' as const, ...times },
  }
}
