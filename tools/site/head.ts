import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { awaitingLanguageStyle, headScript } from '../../src/adapters/hydration/head-script.ts'

/** The font of the headings. */
const headingFont = /bricolage-grotesque-latin-700-normal.*\.woff2$/

/** Adds the inline script, which runs before the first paint, and the preload of the heading font to the page's head. */
export function headOfPage(): Plugin {
  return {
    name: 'statecart-head',
    transformIndexHtml: (html, context) =>
      html.replace(
        '<!--head-script-->',
        // As a function, for `$` means something in a plain replacement.
        () => `<script>${headScript}</script><style>${awaitingLanguageStyle}</style>${fontPreload(context)}`,
      ),
  }
}

function fontPreload({ bundle = {} }: IndexHtmlTransformContext): string {
  const file = Object.keys(bundle).find((name) => headingFont.test(name))
  return file ? `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>` : ''
}
