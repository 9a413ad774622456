import { routes } from '../app/routes.ts'

/** Addresses that show no screen of their own but lead on to one. */
const besides = ['/profile', '/account/orders', '/categories/:category']

const known = [...routes.map(({ pattern }) => pattern), ...besides].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
)

/** Whether the shop has an answer to this path. */
export function isKnownRoute(path: string): boolean {
  return path.startsWith('/') && known.some((pattern) => pattern.test(path))
}
