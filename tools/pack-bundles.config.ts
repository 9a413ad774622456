import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version, license } = JSON.parse(
  readFileSync(new URL('../node_modules/elkjs/package.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** In the bundles, what is drawn with React is drawn with Preact: it comes along, and React is no concern of their users. */
const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}

const output = { format: 'es', entryFileNames: '[name].js', assetFileNames: '[name].[ext]' } as const
const shared = { emptyOutDir: false, target: 'es2023', chunkSizeWarningLimit: 2000 }

/**
 * Builds the files of @statecart/chart that carry everything that they import; for `prepack`, after `pack.config.ts`, some of whose
 * modules they replace.
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: preact },
  builder: {
    async buildApp({ environments, build }) {
      for (const name of ['worker', 'svg', 'element']) if (environments[name]) await build(environments[name])
    },
  },
  environments: {
    worker: {
      consumer: 'client',
      build: {
        ...shared,
        rolldownOptions: {
          input: { 'layout-worker': 'src/browser/layout-worker.js' },
          output: {
            ...output,
            format: 'iife',
            postBanner: `/*! elkjs ${version}, ${license}, https://github.com/kieler/elkjs */`,
          },
        },
      },
    },
    svg: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        ...shared,
        ssr: true,
        rolldownOptions: { input: { 'node/svg-text': 'src/node/svg-text.tsx' }, output },
      },
    },
    element: {
      consumer: 'client',
      build: {
        ...shared,
        lib: { entry: 'src/element.ts', formats: ['es'], fileName: 'element' },
      },
    },
  },
})
