import { defineConfig } from '@playwright/test'
import { browserCeiling, testLimit } from './tests/wait.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const baseURL = process.env.SHOP_URL
const executablePath = process.env.CHROME_PATH

/** In a storm run these specs take longest, so they start first. A low window is enough for them. */
const longest = /(long-session|tabs|damaged-records)\.spec\.ts$/
/** `npm run test:repeat -- --shuffle` sets the order of the spec files: projects start in the order of this list. */
const shuffled = process.env.SPEC_ORDER?.split(',').map((file) => ({ name: file, testMatch: `**/${file}` }))
const stormProjects = process.env.STORM
  ? {
      projects: [
        { name: 'long', testMatch: longest, use: { viewport: { width: 1280, height: 480 } } },
        { name: 'short', testIgnore: longest },
      ],
    }
  : {}

/** The global setup sets SHOP_URL and CHROME_PATH; every worker reads this file again after it. */
export default defineConfig({
  // Commands such as `npm run gallery` name another folder of specs.
  testDir: `tests/${process.env.SPECS ?? 'browser'}`,
  testMatch: '**/*.spec.ts',
  ...stormProjects,
  ...(shuffled && { projects: shuffled }),
  globalSetup: './tools/playwright-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A browser is several processes: on two cores, a third worker makes each test take more than twice as long.
  workers: 2,
  // Generous, because the tests do not measure the speed of the machine.
  timeout: testLimit,
  expect: { timeout: browserCeiling },
  retries: 0,
  reporter: 'list',
  use: {
    ...(baseURL && { baseURL }),
    trace: 'off',
    // Tests cannot intercept the requests of a service worker, so only the tests of the worker itself allow one.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Without a GPU, each view transition takes a noticeable time, and clicks wait until animations end. Tests whose subject is
    // motion set `no-preference`. A spec that sets `contextOptions` replaces this object.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      chromiumSandbox: false,
      args: quiet,
    },
  },
})
