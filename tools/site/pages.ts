import { routePaths, routes } from '../../src/routes.ts'

/** The routes that are the same for every visitor. */
export const writtenPages = routePaths.filter((path) => routes[path].prerendered)

/** For every address that depends on the visitor or on data: header, footer, and a closed door between them. */
export const shellPage = { written: '/cart', file: '404.html' } as const

/** The same for a product, whichever it is: its screen's code is asked for at once. */
export const productShell = {
  written: shellPage.written,
  file: 'product-shell.html',
  route: '/products/:id',
} as const

/** For an address that is none. */
export const unknownPage = { written: '/not-found', file: 'not-found.html' } as const

export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
