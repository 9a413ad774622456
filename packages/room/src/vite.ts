import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { addressOf, pageFolder, servePage } from './node/serve-page.ts'

export interface RoomPluginOptions {
  /** Whether builds also contain the room. The default is false. */
  build?: boolean
  /** The path of the room below the application's base. The default is `__room`. */
  path?: string
}

const auto = '@statecart/room/auto'
const emptyModule = `\0${auto}`

/**
 * Serves the machine room with an application: at `/__room` during development, and in builds if `build` is true. In other
 * builds, `@statecart/room/auto` is empty.
 */
export function room({ build = false, path = '__room' }: RoomPluginOptions = {}): Plugin {
  const folder = path.replace(/^\/+|\/+$/g, '')
  if (folder === '')
    throw new Error('The option `path` of room() is empty. Name a path below the base, such as __room.')
  let isServed = true
  let place = `/${folder}`

  /** Redirects to the folder, because the page loads its files relative to it. */
  const redirect: Connect.NextHandleFunction = ({ url }, response, next) => {
    const { pathname, search } = addressOf(url)
    if (pathname === place) response.writeHead(302, { Location: `${place}/${search}` }).end()
    else next()
  }

  return {
    name: '@statecart/room',
    // Otherwise Vite resolves `auto` first.
    enforce: 'pre',
    configResolved({ base, command }) {
      isServed = build || command === 'serve'
      place =
        command === 'serve' ? new URL(`${base}${folder}`, 'http://localhost').pathname : `${base}${folder}`
    },
    resolveId: (id) => (id === auto && !isServed ? emptyModule : undefined),
    load: (id) => (id === emptyModule ? '' : undefined),
    /** Adds the address at which the panel finds its files. */
    transformIndexHtml: () =>
      isServed ? [{ tag: 'meta', attrs: { name: 'statecart-room', content: `${place}/` } }] : [],
    configureServer({ middlewares }) {
      const serve = servePage()
      middlewares.use(redirect)
      middlewares.use((request, response, next) => {
        const { pathname, search } = addressOf(request.url)
        if (pathname.startsWith(`${place}/`)) {
          request.url = pathname.slice(place.length) + search
          serve(request, response, () => response.writeHead(404).end())
        } else next()
      })
    },
    configurePreviewServer({ middlewares }) {
      if (build) middlewares.use(redirect)
    },
    generateBundle() {
      if (!build) return
      for (const { name, parentPath } of readdirSync(pageFolder, {
        recursive: true,
        withFileTypes: true,
      }).filter((entry) => entry.isFile() && !isDeclaration(entry.name))) {
        const file = join(parentPath, name)
        const fileName = `${folder}/${file.slice(pageFolder.length + 1).replaceAll('\\', '/')}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
  }
}

/** The type declarations of the page's modules are in the same folder as the built page. */
const isDeclaration = (name: string): boolean => /\.d\.ts(?:\.map)?$/.test(name)
