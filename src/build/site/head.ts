import type { Plugin } from 'vite'
import { awaitingLanguageStyle, headScript } from '../../adapters/head-script.ts'

/** Puts the one inline script into the page's head, where it runs before anything is painted. */
export function headOfPage(): Plugin {
  return {
    name: 'statecart-head',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--head-script-->',
        // As a function, for `$` means something in a plain replacement.
        () => `<script>${headScript}</script><style>${awaitingLanguageStyle}</style>`,
      ),
  }
}
