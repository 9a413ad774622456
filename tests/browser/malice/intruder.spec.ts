import { expect } from '@playwright/test'
import { polled } from '../fixtures/polled.ts'
import { test, watchIntruder } from './malice-test.ts'

test('a successful attack would be detected', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), bypassCSP: true })
  const intruder = await watchIntruder(context, baseURL ?? '')
  const page = await context.newPage()
  await page.goto('/about')
  expect(await intruder.successes()).toEqual([])
  await page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=ran()><iframe src="about:blank#1"></iframe>'
    fetch('https://evil.example/a').catch(() => undefined)
    Object.defineProperty(Object.prototype, 'polluted', { value: true, configurable: true })
  })
  await polled(async () => (await intruder.successes()).join('\n')).toMatch(
    /a payload ran at .*\/about[\s\S]*Object.prototype was changed/,
  )
  const noticed = (await intruder.successes()).join('\n')
  expect(noticed).toContain('fetch requested https://evil.example/a')
  expect(noticed).toContain('a frame was made for about:blank#1')
  await context.close()
})
