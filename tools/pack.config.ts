import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

interface Package {
  bin?: Record<string, string>
  exports?: Record<string, Record<string, string>>
}

const { bin = {}, exports = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const entries = Object.values(exports)
  .flatMap((conditions) => conditions['@statecart/source'] ?? [])
  .filter((file) => file.endsWith('.ts'))
const commands = Object.values(bin).map((file) => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))
/** What is started as a thread is imported by no module. */
const threads = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => `./src/${name}`)

/**
 * Builds the package in the current folder, for `prepack`: `dist` has a module for each module of `src`, and all style sheets as one.
 * What is imported by the name of a package stays an import, and so does `new URL(…, import.meta.url)`, as in every build for Node.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    target: 'es2023',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Found without their `dist`, which they may not have yet: `npm pack` builds one package by itself.
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
