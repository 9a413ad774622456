import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type pixelmatch from 'pixelmatch'
import { browsersToTest } from '../browsers.ts'
import { root } from '../paths.ts'
import type { Picture } from './record.ts'

export interface PixelDifference {
  /** The number of pixels that differ. Pixels that only one picture has are compared, too. */
  count: number
  /** The most frequent changes of color, as `#rrggbb`. */
  colors: readonly { from: string; to: string }[]
  /** A WebP image that shows the differences. */
  image: Buffer
}

export interface PixelComparison {
  compare(before: Picture, after: Picture): Promise<PixelDifference>
  close(): Promise<void>
}

const origin = 'https://atlas.invalid'
const pageWithLibrary = `<!doctype html>
<script type="module">import match from '/pixelmatch.js'; Object.assign(window, { match })</script>`
type PageWithLibrary = Window & { match?: typeof pixelmatch }

/** Compares pictures in a browser, which can read and write WebP. Each folder holds the pictures of one commit. */
export async function openPixelComparison(
  beforeFolder: string,
  afterFolder: string,
): Promise<PixelComparison> {
  const { CHROME_PATH: executablePath } = await browsersToTest()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
  const page = await browser.newPage()
  const library = join(root, 'node_modules/pixelmatch/index.js')
  await page.route(`${origin}/**`, (route) => {
    const [, kind, name = ''] = new URL(route.request().url()).pathname.split('/')
    if (kind === 'pixelmatch.js')
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(library) })
    if (kind === 'page') return route.fulfill({ contentType: 'text/html', body: pageWithLibrary })
    const folder = kind === 'before' ? beforeFolder : afterFolder
    return route.fulfill({ contentType: 'image/webp', body: readFileSync(join(folder, name)) })
  })
  await page.goto(`${origin}/page`)
  return {
    async compare(before, after) {
      const { image, ...found } = await page.evaluate(difference, [before.file, after.file] as const)
      return { ...found, image: Buffer.from(image, 'base64') }
    },
    close: () => browser.close(),
  }
}

/** Runs in the page. */
async function difference([before, after]: readonly [string, string]): Promise<{
  count: number
  colors: { from: string; to: string }[]
  image: string
}> {
  const { match } = window as PageWithLibrary
  if (!match) throw new Error('The library is not loaded.')
  const load = async (address: string) => createImageBitmap(await (await fetch(address)).blob())
  const bitmaps = await Promise.all([load(`/before/${before}`), load(`/after/${after}`)])
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width))
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height))
  const drawn = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  })
  const [old = new Uint8ClampedArray(), now = new Uint8ClampedArray()] = drawn
  const output = new ImageData(width, height)
  const count = match(old, now, output.data, width, height, { threshold: 0.05, includeAA: true, alpha: 0.2 })

  const hex = (data: Uint8ClampedArray, at: number) =>
    `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
  const counts = new Map<string, number>()
  for (let at = 0; at < old.length; at += 4) {
    const pair = `${hex(old, at)} ${hex(now, at)}`
    if (pair.slice(0, 7) !== pair.slice(8)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, 12)
  const colors = frequent.map(([pair]) => ({ from: pair.slice(0, 7), to: pair.slice(8) }))

  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(output, 0, 0)
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })).arrayBuffer(),
  )
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { count, colors, image: btoa(binary) }
}
