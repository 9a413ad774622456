import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../prerender/write-page.tsx'

const preload = /<link rel="preload" as="image" href="\/([^"]+\.svg)" fetchPriority="high"\/>/g

/**
 * The drawing that a page shows first stands in the page itself. As a file of its own it would be painted after the text,
 * and would compete with the script for bandwidth. React finds another address there than it would render when it hydrates the page,
 * and leaves it.
 */
export function withFirstPictures({ head, styles, body }: PrerenderedPage, folder: string): PrerenderedPage {
  let withPictures = body
  const rest = head.replace(preload, (_, file: string) => {
    const drawing = dataAddress(readFileSync(join(folder, file), 'utf8'))
    withPictures = withPictures.replace(`src="/${file}"`, () => `src="${drawing}"`)
    return ''
  })
  return { head: rest, styles, body: withPictures }
}

/** In plain letters, which are compressed with the rest of the page; what would end an attribute or an address is not. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#"<>&]|[^ -~]/gu, encodeURIComponent)}`
}
