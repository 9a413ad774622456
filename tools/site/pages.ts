import { routePaths, routes } from '../../src/routes.ts'

/** The routes that are the same for every visitor. */
export const prerenderedPages = routePaths.filter((path) => routes[path].prerendered)

/** For addresses whose content depends on the visitor or on data: only header and footer are prerendered. */
export const shellPage = { path: '/cart', file: '404.html' } as const

/** The same for all product pages, with a preload of the screen's code. */
export const productShell = {
  path: shellPage.path,
  file: 'product-shell.html',
  route: '/products/:id',
} as const

/** For unknown addresses. */
export const unknownPage = { path: '/not-found', file: 'not-found.html' } as const

export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
