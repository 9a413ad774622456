import type { Plugin } from 'vite'

/**
 * Every page of the built shop is written with its styles in its head. What Chakra and Emotion would do to get them
 * there costs a phone a tenth of a second, during which it answers nobody.
 */
const edits = [
  {
    // Emotion takes each style element over by putting it once more where it is already: every rule is looked at again.
    file: /[\\/]@emotion[\\/]sheet[\\/]dist[\\/]/,
    edit: (code: string) => code.replace('nodes.forEach(this._insertTag)', 'this.tags.push(...nodes)'),
  },
  {
    // What holds for the whole page is not made again only to be compared with what is there.
    file: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]system\.js$/,
    edit: (code: string) =>
      code
        .replace(/const _global = \[[^\]]*\];/, 'const _global = [];')
        .replace(/^ {4}getTokenCss,\n {4}getGlobalCss,\n {4}getPreflightCss,\n/m, ''),
  },
]

export function writtenStyles(): Plugin {
  return {
    name: 'statecart-written-styles',
    apply: 'build',
    transform: {
      filter: { id: edits.map(({ file }) => file) },
      handler: (code, id) => ({ code: withWrittenStyles(code, id), map: null }),
    },
  }
}

export function withWrittenStyles(code: string, id: string): string {
  const edited = edits.find(({ file }) => file.test(id))?.edit(code)
  if (edited === undefined || edited === code)
    throw new Error(`${id} makes styles in some other way than it did.`)
  return edited
}
