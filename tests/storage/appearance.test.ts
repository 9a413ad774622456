import { describe, expect, it, vi } from 'vitest'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import { createAppearance } from '../../src/adapters/appearance.ts'
import { createEnvironment } from '../../src/adapters/browser.ts'
import { headScript } from '../../src/adapters/hydration/head-script.ts'
import { createHydration } from '../../src/adapters/hydration/hydration.ts'
import { inactiveMedia } from '../../src/adapters/hydration/pre-hydration.ts'
import { aPage, happened, type Page } from './page.ts'

const themeColor = { light: 'white', dark: 'black' }

function refusing(page: Page): Page {
  Object.defineProperty(page.window, 'localStorage', {
    get() {
      throw new DOMException('No', 'SecurityError')
    },
  })
  return page
}

describe('the stored preferences', () => {
  it('are stored under their names, and deleted by forget()', () => {
    const { window } = aPage()
    const appearance = createAppearance({ themeColor, page: window })
    appearance.save({ theme: 'dark', language: 'fr', currency: 'EUR' })
    expect({ ...window.localStorage }).toEqual({ theme: 'dark', language: 'fr', currency: 'EUR' })
    expect(appearance.read()).toEqual({ theme: 'dark', language: 'fr', currency: 'EUR' })
    appearance.forget()
    expect(window.localStorage).toHaveLength(0)
  })

  it('do not include the account that they belong to', () => {
    const { window } = aPage()
    const record = { theme: 'dark', owner: 'ada' } as const
    createAppearance({ themeColor, page: window }).save(record)
    expect({ ...window.localStorage }).toEqual({ theme: 'dark' })
  })

  it('omit unreadable values', () => {
    const { window } = aPage()
    window.localStorage.setItem('theme', '__proto__')
    window.localStorage.setItem('language', 'es')
    window.localStorage.setItem('currency', '{}')
    expect(createAppearance({ themeColor, page: window }).read()).toEqual({ language: 'es' })
  })

  it('are reported after another tab has changed them, but not after it has stored something else', () => {
    const { window } = aPage()
    const appearance = createAppearance({ themeColor, page: window })
    const reported: unknown[] = []
    const changeElsewhere = (key: string, value: string) => {
      window.localStorage.setItem(key, value)
      window.dispatchEvent(new window.StorageEvent('storage', { key }))
    }
    const stop = appearance.watch((saved) => reported.push(saved))
    changeElsewhere('journal', '[]')
    changeElsewhere('language', 'es')
    stop()
    changeElsewhere('language', 'fr')
    expect(reported).toEqual([{ language: 'es' }])
  })

  it('are empty if storage is denied', () => {
    const appearance = createAppearance({ themeColor, page: refusing(aPage()).window })
    appearance.save({ theme: 'dark', language: 'fr', currency: 'EUR' })
    appearance.forget()
    expect(appearance.read()).toEqual({})
  })
})

describe('the appearance', () => {
  it('is applied to the root element of the page', () => {
    const { window } = aPage('<meta name="theme-color" content="white">')
    const root = window.document.documentElement
    const appearance = createAppearance({ themeColor, page: window })
    root.classList.add('awaiting-language')
    appearance.show({ dark: true })
    appearance.show({ language: 'es' })
    expect([root.lang, root.style.colorScheme]).toEqual(['es', 'dark'])
    expect(root.classList).toContain('awaiting-language')
    createHydration(window).showText()
    expect(root.className).toBe('dark')
    expect(window.document.querySelector('meta')?.content).toBe('black')
    appearance.show({ dark: false })
    expect([root.className, root.style.colorScheme]).toEqual(['', 'light'])
  })

  it('does not write unchanged attributes again', () => {
    const { window } = aPage()
    const root = window.document.documentElement
    const appearance = createAppearance({ themeColor, page: window })
    appearance.show({ dark: true })
    appearance.show({ language: 'es' })
    const changes = new window.MutationObserver(() => {})
    changes.observe(root, { attributes: true })
    appearance.show({ dark: true })
    appearance.show({ language: 'es' })
    expect(changes.takeRecords()).toEqual([])
    appearance.show({ dark: false })
    expect(changes.takeRecords()).not.toEqual([])
  })
})

describe('the hydration of a page', () => {
  it('calls each listener once', async () => {
    const hydration = createHydration(aPage().window)
    const heard = vi.fn()
    const unheard = vi.fn()
    hydration.onHydrated(heard)
    hydration.onHydrated(unheard)()
    expect(hydration.isHydrated()).toBe(false)
    hydration.replayEvents()
    await hydration.hydrated
    expect(hydration.isHydrated()).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    expect(unheard).not.toHaveBeenCalled()
  })
})

describe('the script in the head', () => {
  function painted(
    kept: Record<string, string>,
    { dark = false, spoken = ['en-US'] } = {},
    page: Page = aPage(),
  ) {
    const { document } = page.window
    for (const [key, value] of Object.entries(kept)) page.window.localStorage.setItem(key, value)
    const timers: (() => void)[] = []
    const given = ['document', 'localStorage', 'matchMedia', 'navigator']
    const doings = ['setTimeout', 'addEventListener', 'requestAnimationFrame']
    const run = new Function(...given, ...doings, headScript)
    const storage = () => page.window.localStorage
    run(
      document,
      { getItem: (key: string) => storage().getItem(key) },
      () => ({ matches: dark }),
      { languages: spoken },
      (callback: () => void) => timers.push(callback),
      page.window.addEventListener.bind(page.window),
      (paint: () => void) => paint(),
    )
    const root = document.documentElement
    const before = root.className
    for (const timer of timers) timer()
    return { classes: before, lang: root.lang, scheme: root.style.colorScheme, later: root.className }
  }

  it.each<[Record<string, string>, boolean, string]>([
    [{ theme: 'dark' }, false, 'dark'],
    [{ theme: 'light' }, true, 'light'],
    [{ theme: 'system' }, true, 'dark'],
    [{ theme: 'odd' }, false, 'light'],
    [{}, true, 'dark'],
  ])('paints %j in a browser with a dark system theme (%s)', (kept, dark, scheme) => {
    expect(painted(kept, { dark })).toMatchObject({ scheme, classes: scheme === 'dark' ? 'dark' : '' })
  })

  it.each<[Record<string, string>, string[]]>([
    [{}, ['en-GB', 'fr']],
    [{}, ['de-AT', 'FR-ca', 'es']],
    [{}, ['de']],
    [{}, []],
    [{ language: 'es' }, ['fr']],
    [{ language: 'xx' }, ['fr']],
    [{ language: 'en' }, ['fr']],
  ])('selects the same language as the shop: %j, %j', (kept, spoken) => {
    const { language } = { ...startingPreferences(spoken), ...createAppearanceRead(kept) }
    const { classes, lang, later } = painted(kept, { spoken })
    expect(lang || 'en').toBe(language)
    expect(classes).toBe(language === 'en' ? '' : 'awaiting-language')
    expect(later).toBe('')
  })

  it('works if storage is denied', () => {
    expect(painted({}, { dark: true }, refusing(aPage()))).toMatchObject({ scheme: 'dark' })
  })

  it('starts the preloads after the first paint', () => {
    const page = aPage()
    const { document } = page.window
    for (const media of [inactiveMedia, 'print', ''])
      document.head.append(Object.assign(document.createElement('link'), { media }))
    painted({}, {}, page)
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('media'))).toEqual([
      null,
      'print',
      '',
    ])
  })

  it('can be inlined in HTML', () => {
    expect(headScript).not.toMatch(/<\/|<!--/)
  })

  function createAppearanceRead(kept: Record<string, string>) {
    const { window } = aPage()
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
    return createAppearance({ themeColor, page: window }).read()
  }
})

describe('the environment', () => {
  it('reports the network and the color scheme until it is unsubscribed', () => {
    const page = aPage()
    const darkness = Object.assign(new page.window.EventTarget(), { matches: true })
    Object.assign(page.window, { matchMedia: () => darkness })
    vi.stubGlobal('AbortController', page.window.AbortController)
    const environment = createEnvironment(page.window)
    const news: unknown[] = []
    const stop = environment.watch((told) => news.push(told))
    const online = vi.spyOn(page.window.navigator, 'onLine', 'get').mockReturnValue(false)
    happened(page, 'offline')
    expect([environment.online(), environment.dark()]).toEqual([false, true])
    online.mockReturnValue(true)
    happened(page, 'online')
    darkness.matches = false
    darkness.dispatchEvent(new page.window.Event('change'))
    stop()
    happened(page, 'online')
    expect(news).toEqual([
      { type: 'environment.online', online: false },
      { type: 'environment.online', online: true },
      { type: 'environment.dark', dark: false },
    ])
    expect(environment.languages()).toEqual(['en-US', 'en'])
  })
})
