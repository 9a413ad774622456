import { expect } from '@playwright/test'
import { whenHydrated } from './fixtures/hydration.ts'
import { polled } from './fixtures/polled.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import { test } from './fixtures/shop-test.ts'

const secret = 'correct horse 4111111111111111'

/** Places where a page could leave a typed secret. */
const leaks: Record<string, (leaked: string) => unknown> = {
  localStorage: (leaked) => localStorage.setItem('draft', leaked),
  sessionStorage: (leaked) => sessionStorage.setItem('draft', `{"password":"${leaked}"}`),
  cookie: (leaked) => (window as Window & { cookieStore?: CookieStore }).cookieStore?.set('draft', leaked),
  cache: async (leaked) =>
    (await caches.open('a')).put(`/icons/icon-192.png?${leaked.length}`, new Response(leaked)),
  history: (leaked) => history.replaceState({ leaked }, ''),
  address: (leaked) => history.replaceState(null, '', `/about?typed=${leaked}`),
  request: (leaked) => fetch(`/favicon.svg?typed=${encodeURIComponent(leaked)}`),
  console: (leaked) => console.info('typed', { deep: { leaked } }),
  database: (leaked) =>
    new Promise((resolve) => {
      const opening = indexedDB.open('another', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { autoIncrement: true })
      opening.onsuccess = () => {
        const tx = opening.result.transaction('drafts', 'readwrite')
        tx.objectStore('drafts').put({ values: [leaked] })
        tx.oncomplete = () => resolve(opening.result.close())
      }
    }),
  download: (leaked) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`{"typed":"${leaked}"}`]))
    link.download = 'export.json'
    link.click()
  },
}

test('a secret is found in every place where a page could leave it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const secrets = await watchSecrets(context, baseURL ?? '')
  const page = await context.newPage()
  for (const [place, leak] of Object.entries(leaks)) {
    await page.goto('/about')
    await whenHydrated(page)
    const left = secrets.add(`${secret} ${place}`)
    const isFound = async () => (await secrets.found()).some((finding) => finding.startsWith(left))
    expect(await isFound(), place).toBe(false)
    const download = place === 'download' ? page.waitForEvent('download') : undefined
    await page.evaluate(leak, left)
    await download
    await polled(isFound, place).toBe(true)
  }
  await context.close()
})

test('text typed into a password field is found in storage without being registered as a secret', async ({
  shop,
  secrets,
}) => {
  await shop.goto('/login')
  await shop.field('Password').fill(secret)
  await shop.field('Email').fill('grace@shop.example')
  await shop.page.evaluate((text) => localStorage.setItem('draft', text), secret)
  await polled(() => secrets.found()).toEqual([`${secret} in storage`, `${secret} in writing`])
  await shop.page.evaluate(() => localStorage.removeItem('draft'))
  secrets.forget()
})

/** Places where a page could leave a typed secret temporarily. */
const temporaryLeaks: Record<string, (leaked: string) => unknown> = {
  localStorage: (leaked) => {
    localStorage.setItem('draft', `{"typed":"${leaked}"}`)
    localStorage.removeItem('draft')
  },
  history: (leaked) => {
    history.replaceState({ leaked }, '')
    history.replaceState(null, '')
  },
  draft: (leaked) =>
    new Promise((resolve) => {
      const opening = indexedDB.open('statecart')
      opening.onsuccess = () => {
        const tx = opening.result.transaction('drafts', 'readwrite')
        tx.objectStore('drafts').put({ key: 'guest/login', owner: 'guest', values: { leaked } })
        tx.objectStore('drafts').delete('guest/login')
        tx.oncomplete = () => resolve(opening.result.close())
      }
    }),
}

test('a secret that was written only temporarily is found, too', async ({ shop, secrets }) => {
  await shop.goto('/login')
  await shop.hydrated()
  for (const [place, leak] of Object.entries(temporaryLeaks)) {
    const typed = secrets.add(`${secret} ${place}`)
    await shop.field('Password').fill(typed)
    await shop.page.evaluate(leak, typed)
    await polled(() => secrets.found(), place).toEqual([`${typed} in writing`])
    secrets.forget()
  }
})
