import { defineConfig } from 'vitest/config'
import { ceiling, testLimit } from './tests/wait.ts'
import { fromSource } from './tools/workspace.ts'

const everywhere = {
  // The limits are long because a busy machine is slow.
  testTimeout: testLimit,
  hookTimeout: testLimit,
  expect: { poll: { timeout: ceiling } },
  // From version 25, Node has a `localStorage` of its own, which Vitest would keep in place of that of jsdom.
  execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [],
}

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    // The drivers break ports of the shop on purpose; the shop handles such an error by restarting the actor.
    onUnhandledError: ({ message }) => !/^\w+ is broken$/.test(message),
    projects: [
      shared(inNode('machines')),
      shared(inNode('packages', 'packages/*/{tests,examples}')),
      shared(inNode('sources')),
      shared(inNode('room')),
      inNode('storage'),
      inNode('build'),
      inNode('mutants'),
      // `npm run test:engines` finds the engines and passes them to these tests.
      ...(process.env.ENGINES ? [inNode('engines')] : []),
      shared({
        ...fromSource,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/screens/setup.ts'],
          ...everywhere,
        },
      }),
    ],
  },
})

function inNode(name: string, folder = `tests/${name}`) {
  return {
    ...fromSource,
    test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], environment: 'node' as const, ...everywhere },
  }
}

/**
 * The test files of the project share imported modules, and clean up after themselves. Importing the modules again for each file
 * would take half as long as the tests.
 */
function shared<Test extends object>(project: { test: Test }) {
  return { ...project, test: { ...project.test, isolate: false } }
}
