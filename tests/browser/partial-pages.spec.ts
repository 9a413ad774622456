import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { distFolder } from '../../tools/paths.ts'
import { createHandler } from '../../tools/server/handler.ts'
import { watchShifts } from './fixtures/paint.ts'
import { polled } from './fixtures/polled.ts'
import { test } from './fixtures/shop-test.ts'
import { settled } from './fixtures/walk.ts'

/** Pages of which the first part arrives early: it ends with `end`, after the text `after`. */
const partialPages = [
  { path: '/contact', file: 'contact.html', part: '.sc-header-nav a', after: 'sc-header-nav', end: '</li>' },
  {
    path: '/products/2',
    file: 'products/2.html',
    part: '[aria-label="Increase quantity"]',
    after: 'Increase quantity',
    end: '</button>',
  },
]

for (const { path, file, part, after, end } of partialPages)
  test(`nothing moves if ${path} is painted before what follows ${part} has arrived`, async ({ shop }) => {
    const { page } = shop
    const html = readFileSync(join(distFolder, file), 'utf8')
    const cut = html.indexOf(end, html.indexOf(after))
    let sendRest = () => {}
    const server = createServer((request, response) => {
      if (request.url !== path) return handler(request, response)
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, cut))
      sendRest = () => void response.end(html.slice(cut))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const served = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const handler = createHandler({ folder: distFolder, served })
    const shifts = await watchShifts(page)

    await page.goto(served + path, { waitUntil: 'commit' })
    await polled(() => page.locator(part).count()).toBe(1)
    // The first part has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    sendRest()
    await settled(shop)
    await expect(page.locator(part).first()).toBeVisible()
    expect(await shifts()).toEqual([])
    server.closeAllConnections()
    server.close()
  })
