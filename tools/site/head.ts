import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { awaitingLanguageStyle, headScript } from '../../src/adapters/hydration/head-script.ts'

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
        // As a function, for `$` means something in a plain replacement.
        () =>
          `<script>${headScript}</script><style>${awaitingLanguageStyle}</style>${fontPreload(context, base)}`,
      ),
  }
}

function fontPreload({ bundle = {} }: IndexHtmlTransformContext, base: string): string {
  const file = Object.keys(bundle).find((name) => headingFont.test(name))
  return file ? `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>` : ''
}
