import type { Plugin } from 'vite'

/**
 * React Router says of the whole package that what nobody imports may be left out, yet names its contexts and components in
 * statements of their own, which keep them all. Without the names, which only developer tools read, the bundler may judge.
 */
export function leanRouter(): Plugin {
  return {
    name: 'statecart-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/ },
      handler: (code) => ({ code: withoutKeepsakes(code), map: null }),
    },
  }
}

export function withoutKeepsakes(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var (\w+) = class extends [\w.]+ \{)([\s\S]*?)^\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3',
    )
    .replace(/^var (\w+) = (?=React\d*\.(?:memo|forwardRef|createContext)\()/gm, 'var $1 = /* @__PURE__ */ ')
}
