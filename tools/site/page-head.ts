import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import type { Source } from '../../machines/domain/source.ts'
import { type SourceName, settingOf, sources } from '../../machines/domain/sources.ts'
import { awaitingLanguageStyle, headScript } from '../../src/adapters/hydration/head-script.ts'
import { inactiveMedia } from '../../src/adapters/hydration/pre-hydration.ts'
import { addressesAt, embeddedHost } from '../../src/adapters/sources/addresses.ts'
import { withoutBase } from '../../src/base-path.ts'
import { siteBase } from '../configuration.ts'
import type { PrerenderedPage } from '../prerender/write-page.tsx'

/** Preloads the product sources while the script is loading; the shop's own request reuses the response. */
export function sourcePreloads(variables: Record<string, string>, areFiles: boolean): string {
  const base = siteBase(variables)
  const addresses = ({ id }: { id: SourceName }) =>
    addressesOf(variables[settingOf(id)], embeddedHost(id, base), areFiles)
  const naming = sources.filter(({ categories }: Source) => categories)
  return [
    ...sources.map((source) => addresses(source).list),
    ...naming.map((source) => addresses(source).categories),
  ]
    .map(
      (address) =>
        `<link rel="preload" media="${inactiveMedia}" href="${address.replaceAll('&', '&amp;')}" as="fetch" crossorigin>`,
    )
    .join('')
}

function addressesOf(host: string | undefined, embedded: string, areFiles: boolean) {
  return host ? addressesAt(new URL(host).href.replace(/\/+$/, ''), false) : addressesAt(embedded, areFiles)
}

const preload = /<link rel="preload" as="image" href="([^"]*\/art\/[^"]+\.svg)" fetchPriority="high"\/>/g

/**
 * Inlines the first drawing of a page. As a separate file it would be painted after the text, and would compete with the script
 * for bandwidth. When React hydrates the page, it finds another `src` than it would render, and does not change it. The picture
 * of a product stays a file, because other pages show it too, also offline.
 */
export function withFirstPictures(page: PrerenderedPage, folder: string, base: string): PrerenderedPage {
  let { body } = page
  const head = page.head.replace(preload, (_, address: string) => {
    const drawing = dataAddress(readFileSync(join(folder, withoutBase(address, base) ?? address), 'utf8'))
    body = body.replace(`src="${address}"`, () => `src="${drawing}"`)
    return ''
  })
  return { ...page, head, body }
}

/** Returns a data URL in plain text, which is compressed with the page. Only characters that could break the URL are escaped. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#"<>&]|[^ -~]/gu, encodeURIComponent)}`
}

/** The font of the headings. */
const headingFont = /bricolage-grotesque-latin-700-normal.*\.woff2$/

/** Adds the inline script, which runs before the first paint, and the preload of the heading font to the page's head. */
export function headOfPage(): Plugin {
  let base: string
  return {
    name: 'statecart-head',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: (html, context) =>
      html.replace(
        '<!--head-script-->',
        // A function, because `$` has a meaning in a replacement string.
        () =>
          `<script>${headScript}</script><style>${awaitingLanguageStyle}</style>${fontPreload(context, base)}`,
      ),
  }
}

function fontPreload({ bundle = {} }: IndexHtmlTransformContext, base: string): string {
  const file = Object.keys(bundle).find((name) => headingFont.test(name))
  return file ? `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>` : ''
}
