import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import './production.ts'

const { version, license } = JSON.parse(
  readFileSync(new URL('../../node_modules/elkjs/package.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** The bundles render with Preact instead of React. Preact is included, so that users do not need React. */
const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}

const output = { format: 'es', entryFileNames: '[name].js', assetFileNames: '[name].[ext]' } as const
const shared = { emptyOutDir: false, target: 'es2023', chunkSizeWarningLimit: 2000 }

/**
 * Builds the files of @statecart/chart that include all their imports. Runs in `prepack` after `modules.config.ts`, and replaces
 * some of its modules.
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
