import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const screensSetup = 'tests/screens/setup.ts'

export default defineConfig({
  test: {
    projects: [
      inNode('machines'),
      inNode('sources'),
      inNode('storage'),
      inNode('build'),
      {
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: existsSync(screensSetup) ? [screensSetup] : [],
        },
      },
    ],
  },
})

function inNode(name: string) {
  return { test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const } }
}
