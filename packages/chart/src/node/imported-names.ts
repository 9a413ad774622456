/** An import as jiti compiles it: `var _lamp = _interopRequireWildcard(await jitiImport("./lamp.ts"))`. */
const compiledImport = /\bvar (_[\w$]+) = (?:_interopRequire\w+\()?await jitiImport\(/g

/**
 * Writes `(0, _lamp.power).most` for each `_lamp.power.most` of compiled code, as the compiler does for calls. `chartOf` removes
 * that from the source of guards and actions, but cannot distinguish a bare `_lamp` from a variable of the author.
 */
export function wrapImportedNames(code: string): string {
  const modules = [...code.matchAll(compiledImport)].map(([, name = '']) => name.replaceAll('$', '\\$'))
  if (modules.length === 0) return code
  return code.replace(new RegExp(`(?<!\\(0, |[\\w$.])(${modules.join('|')})\\.([\\w$]+)`, 'g'), '(0, $1.$2)')
}
