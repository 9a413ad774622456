import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../paths.ts'

const file = join(root, 'packages/room/pictures/room.webp')
/** The smallest scale at which a picture of the window is legible. */
const scale = 0.65

/** Takes the picture for the README of the room: the current content of its window. */
export async function takePicture(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, width, height, scale },
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(data, 'base64'))
}
