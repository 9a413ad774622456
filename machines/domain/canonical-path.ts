import type { Place } from './place.ts'
import { redirects, routeAccess } from './routes.ts'

export type RoutePattern = keyof typeof routeAccess | keyof typeof redirects

const routes = (Object.keys({ ...routeAccess, ...redirects }) as RoutePattern[]).map((pattern) => ({
  pattern,
  patternSegments: segmentsOf(pattern),
}))

interface Match {
  pattern: RoutePattern
  /** The path in its canonical form. */
  path: string
}

/** Finds the route of a path. Letter case, trailing slashes and unnecessary percent-encoding are ignored. */
export function matchRoute(path: string): Match | undefined {
  if (!path.startsWith('/')) return undefined
  const segments = segmentsOf(path.replace(/%[\da-f]{2}/gi, normalizedEscape))
  const route = routes.find(({ patternSegments }) => matches(patternSegments, segments))
  return (
    route && {
      pattern: route.pattern,
      path: `/${canonicalSegments(route.patternSegments, segments).join('/')}`,
    }
  )
}

/**
 * The canonical form of a path, which the shop serves and which access is decided by: fixed segments in lower case, no trailing
 * slash, and no percent-encoding of letters, digits and `-._~`, which mean the same without it (RFC 3986, 6.2.2). Values of
 * parameters keep their case. Undefined if no route matches.
 */
export function canonicalPath(path: string): string | undefined {
  return matchRoute(path)?.path
}

/** The address with its path in canonical form, and with its query and hash unchanged. */
export function canonicalAddress({ path, search, hash }: Pick<Place, 'path' | 'search' | 'hash'>): string {
  return (canonicalPath(path) ?? path) + search + hash
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1)
}

function matches(patternSegments: readonly string[], segments: readonly string[]): boolean {
  return (
    patternSegments.length === segments.length &&
    patternSegments.every((name, index) => matchesSegment(name, segments[index] ?? ''))
  )
}

function canonicalSegments(patternSegments: readonly string[], segments: readonly string[]) {
  return patternSegments.map((name, index) => (isParameter(name) ? segments[index] : name))
}

/** A parameter cannot be empty, and cannot be `.` or `..`, because a browser resolves those. */
function matchesSegment(name: string, segment: string): boolean {
  return isParameter(name) ? !/^\.{0,2}$/.test(segment) : segment.toLowerCase() === name
}

function isParameter(name: string): boolean {
  return name.startsWith(':')
}

/** Decodes a percent-encoded character that means the same without encoding; writes others in upper case. */
function normalizedEscape(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
}
