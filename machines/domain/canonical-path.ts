import type { Place } from './place.ts'
import { redirects, routeAccess } from './routes.ts'

export type RoutePattern = keyof typeof routeAccess | keyof typeof redirects

const routes = (Object.keys({ ...routeAccess, ...redirects }) as RoutePattern[]).map((pattern) => ({
  pattern,
  names: segmentsOf(pattern),
}))

interface Match {
  pattern: RoutePattern
  /** The path in its canonical form. */
  path: string
}

/** Finds the route of a path, whatever the case of its letters, trailing slashes and needless percent-encoding. */
export function matchRoute(path: string): Match | undefined {
  if (!path.startsWith('/')) return undefined
  const segments = segmentsOf(path.replace(/%[\da-f]{2}/gi, normalized))
  const route = routes.find(({ names }) => matches(names, segments))
  return route && { pattern: route.pattern, path: `/${filled(route.names, segments).join('/')}` }
}

/**
 * The one form of a path that the shop serves and that access is judged by: fixed segments in lower case, no trailing
 * slash, and no percent-encoding of letters, digits and `-._~`, which mean the same without it (RFC 3986, 6.2.2). Values
 * of parameters keep their case. Undefined where no route matches.
 */
export function canonicalPath(path: string): string | undefined {
  return matchRoute(path)?.path
}

/** The address in that form, its query and hash as they are. */
export function canonicalAddress({ path, search, hash }: Pick<Place, 'path' | 'search' | 'hash'>): string {
  return (canonicalPath(path) ?? path) + search + hash
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1)
}

function matches(names: readonly string[], segments: readonly string[]): boolean {
  return names.length === segments.length && names.every((name, at) => fits(name, segments[at] ?? ''))
}

function filled(names: readonly string[], segments: readonly string[]) {
  return names.map((name, at) => (isParameter(name) ? segments[at] : name))
}

/** A browser resolves `.` and `..`: they are no values. */
function fits(name: string, segment: string): boolean {
  return isParameter(name) ? !/^\.{0,2}$/.test(segment) : segment.toLowerCase() === name
}

function isParameter(name: string): boolean {
  return name.startsWith(':')
}

function normalized(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}
