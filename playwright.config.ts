import { defineConfig } from '@playwright/test'

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

/** `npm run test:browser` sets SHOP_URL to the shop it serves and CHROME_PATH to the browser it found. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  use: {
    ...(baseURL && { baseURL }),
    trace: 'off',
    locale: 'en-US',
    launchOptions: {
      ...(executablePath && { executablePath }),
      chromiumSandbox: false,
      args: quiet,
    },
  },
})
