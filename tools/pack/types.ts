import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the imports of style sheets from the type declarations in `dist`, because TypeScript reports them in an application that
 * checks libraries and does not declare `*.css`. Runs at the end of `prepack`, in the folder of the package.
 */
for (const name of readdirSync('dist', { encoding: 'utf8', recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join('dist', name)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(/^import '[^']+\.css';\n/gm, '')
  if (changed !== text) writeFileSync(file, changed)
}
