import type { Plugin } from 'vite'
import { sourcesMiddleware } from './middleware.ts'
import { pictureFiles } from './pictures.ts'

/** Lets `vite` and `vite preview` answer as the product services would, and puts their pictures into the build. */
export const embeddedSources = (): Plugin => ({
  name: 'embedded-sources',
  configureServer(server) {
    server.middlewares.use(sourcesMiddleware)
  },
  configurePreviewServer(server) {
    server.middlewares.use(sourcesMiddleware)
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { address, svg } of pictureFiles()) {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg })
    }
  },
})
