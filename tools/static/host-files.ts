import { withBase } from '../../src/base-path.ts'
import { routePaths, routes } from '../../src/routes.ts'
import { type Allowance, policyHeader, securityHeaders, workerConnect } from '../server/policy.ts'
import { productShell, shellPage } from '../site/pages.ts'

/**
 * What the hosts that read `_headers` send with each answer. Some of them send the policies of all rules that match an
 * address, so a rule for the service worker alone could not allow more than this one: it allows what the worker may fetch.
 * Each page has a stricter policy of its own.
 */
export function headersFile({ scriptHashes, connect }: Allowance, base: string): string {
  const careful = {
    ...securityHeaders,
    'Content-Security-Policy': policyHeader({ scriptHashes, connect: workerConnect(connect) }),
    'Strict-Transport-Security': 'max-age=31536000',
  }
  return [
    `${base}*`,
    ...Object.entries(careful).map(([name, value]) => `  ${name}: ${value}`),
    ...['assets', 'pictures'].flatMap((name) => [
      `${base}${name}/*`,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')
}

const otherNames = [
  ['/profile', '/profile/orders', 302],
  ['/account/orders', '/profile/orders', 301],
] as const
/** Known paths that have no page of their own; a host that reads `_redirects` answers them with 200. */
const shellPaths = [
  ...routePaths.filter((path) => !routes[path].prerendered && !path.includes(':')),
  '/categories/*',
]

export function redirectsFile(base: string): string {
  const rules = [
    ...otherNames,
    ...shellPaths.map((path) => [path, `/${shellPage.file}`, 200] as const),
    ['/products/*', `/${productShell.file}`, 200] as const,
  ]
  return rules
    .map(([from, to, status]) => `${withBase(from, base)} ${withBase(to, base)} ${status}\n`)
    .join('')
}
