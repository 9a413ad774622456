import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import type { Language } from '../../machines/domain/preferences.ts'
import {
  type Looks,
  lookOf,
  type Picture,
  type ShownTheme,
  type Sighting,
  type WindowName,
  windows,
} from '../../tools/atlas/record.ts'
import { eventually } from '../wait.ts'
import { changeLanguage } from './live-shop.ts'

/** A picture of a longer page shows only this height, from the scroll position. */
const maximumHeight = 2_400

export interface Camera {
  /** Photographs the page in every look that can be shown without a change of state. */
  take(): Promise<Pick<Sighting, 'pictures' | 'texts'>>
}

/** `isWaiting` tells which requests stay pending until the path continues. */
export function createCamera(
  page: Page,
  looks: Looks,
  folder: string,
  isWaiting: (request: Request) => boolean,
): Camera {
  const pendingRequests = requestsOf(page)

  async function settle(): Promise<void> {
    await eventually(() => {
      if ([...pendingRequests].some((request) => !isWaiting(request)))
        throw new Error('Requests are pending.')
    })
    await page.evaluate(waitUntilStable)
  }

  async function takePicture(): Promise<Picture> {
    await settle()
    const clip = await page.evaluate(clipOf, maximumHeight)
    const image = await page.screenshot({
      type: 'webp',
      quality: 60,
      fullPage: true,
      clip,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    })
    const file = `${createHash('sha256').update(image).digest('hex').slice(0, 16)}.webp`
    mkdirSync(folder, { recursive: true })
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), image)
    return { file, width: clip.width, height: clip.height }
  }

  /** The shop may apply its own theme while the picture is taken, for example when a user signs in. Then it is taken again. */
  async function takeIn(theme: ShownTheme): Promise<Picture> {
    const before = await page.evaluate(applyTheme, theme)
    const picture = await takePicture()
    const shown = await page.evaluate(applyTheme, before)
    if (shown === theme) return picture
    await page.evaluate(applyTheme, shown)
    return takeIn(theme)
  }

  /** Takes a picture for every theme and every size. */
  async function takeAll(language: Language): Promise<[string, Picture][]> {
    const originalSize = page.viewportSize() ?? windows.desktop
    const taken: [string, Picture][] = []
    for (const size of sizesIn(originalSize, looks.sizes)) {
      if (originalSize.width === windows.desktop.width) await page.setViewportSize(windows[size])
      for (const theme of looks.themes) {
        taken.push([lookOf(size, theme, language), await takeIn(theme)])
      }
    }
    await page.setViewportSize(originalSize)
    return taken
  }

  return {
    async take() {
      const pictures: [string, Picture][] = []
      const texts: Partial<Record<Language, readonly string[]>> = {}
      for (const language of looks.languages) {
        if (language !== 'en' && !(await changeLanguage(page, language))) continue
        pictures.push(...(await takeAll(language)))
        texts[language] = await page.evaluate(textsOfPage)
        if (language !== 'en') await changeLanguage(page, 'en')
      }
      await settle()
      return { pictures: Object.fromEntries(pictures), texts }
    },
  }
}

/** If the path has resized the window, only that size is photographed. */
function sizesIn(originalSize: { width: number }, sizes: readonly WindowName[]): readonly WindowName[] {
  if (originalSize.width === windows.desktop.width) return sizes
  return [originalSize.width < 768 ? 'phone' : 'desktop']
}

function requestsOf(page: Page): ReadonlySet<Request> {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return pendingRequests
}

/** Runs in the page: waits until the DOM no longer changes and fonts and pictures are loaded. */
async function waitUntilStable(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  const stableFrames = 4
  const maximumFrames = 240
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let stable = 0, frames = 0; stable < stableFrames && frames < maximumFrames; frames += 1) {
    hasChanged = false
    await frame()
    stable = hasChanged ? 0 : stable + 1
  }
  observer.disconnect()
  await document.fonts.ready
  // decode() does not settle for a lazy-loaded image outside the viewport.
  const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  await Promise.allSettled(loaded.map((image) => image.decode()))
}

/** Runs in the page: returns the area that the picture shows. */
function clipOf(maximumHeight: number): { x: number; y: number; width: number; height: number } {
  const { scrollHeight, clientWidth } = document.documentElement
  const whole = Math.max(scrollHeight, innerHeight)
  const height = Math.min(whole, maximumHeight)
  return {
    x: 0,
    y: whole <= maximumHeight ? 0 : Math.min(scrollY, whole - height),
    width: clientWidth,
    height,
  }
}

/** Runs in the page: applies this theme the way the theme actor does, and returns the previous theme. */
function applyTheme(theme: ShownTheme): ShownTheme {
  const root = document.documentElement
  const before = root.classList.contains('dark') ? 'dark' : 'light'
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
  return before
}

/** Runs in the page: returns every visible text and every text for screen readers. */
function textsOfPage(): string[] {
  const textAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style') && element.checkVisibility({ visibilityProperty: true }),
  )
  const texts = elements.flatMap((element) => [
    ...textAttributes.flatMap((name) => element.getAttribute(name) ?? []),
    [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')
      ? (element.textContent ?? '')
      : '',
  ])
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))]
}
