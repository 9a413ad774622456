import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { withDefaults } from '../../packages/chart/src/drawing/default-variables.ts'
import './production.ts'

interface Package {
  name: string
  bin?: Record<string, string>
  exports?: Record<string, Record<string, string>>
}

const { name, bin = {}, exports = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const entries = Object.values(exports)
  .flatMap((conditions) => conditions['@statecart/source'] ?? [])
  .filter((file) => file.endsWith('.ts'))
const commands = Object.values(bin).map((file) => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))
/** Modules that are started as threads are separate entries, because they are not imported. */
const threads = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => `./src/${file}`)

/** Adds default colors to the style sheet of @statecart/chart, because a page may define none. */
const chartColors: Plugin = {
  name: 'chart-colors',
  enforce: 'post',
  generateBundle(_, bundle) {
    const sheet = bundle['style.css']
    if (name === '@statecart/chart' && sheet?.type === 'asset')
      sheet.source = withDefaults(String(sheet.source))
  },
}

/**
 * Builds the package in the current folder for `prepack`: `dist` has a module for each module of `src`, and one file with all
 * style sheets. Imports of packages and `new URL(…, import.meta.url)` are not changed, as in every build for Node.
 */
export default defineConfig({
  publicDir: false,
  plugins: [chartColors],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    target: 'es2023',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Not resolved, because the other packages may not have a `dist` yet: `npm pack` builds only one package.
      external: /^@statecart\//,
      input: [...entries, ...commands, ...threads],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js',
        assetFileNames: 'style.css',
      },
    },
  },
  ssr: { external: true },
})
