import { routePaths, routes } from '../../src/routes.ts'
import { type Allowance, policyHeader, securityHeaders, workerConnect } from '../server/policy.ts'
import { productShell, shellPage } from '../site/pages.ts'

/**
 * What the hosts that read `_headers` send with each answer. Some of them send the policies of all rules that match an
 * address, so a rule for the service worker alone could not allow more than this one: it allows what the worker may fetch.
 * Each page has a stricter policy of its own.
 */
export function headersFile({ scriptHashes, connect }: Allowance): string {
  const careful = {
    ...securityHeaders,
    'Content-Security-Policy': policyHeader({ scriptHashes, connect: workerConnect(connect) }),
    'Strict-Transport-Security': 'max-age=31536000',
  }
  return [
    '/*',
    ...Object.entries(careful).map(([name, value]) => `  ${name}: ${value}`),
    ...['/assets/*', '/pictures/*'].flatMap((files) => [
      files,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')
}

const otherNames = ['/profile /profile/orders 302', '/account/orders /profile/orders 301']
/** Known addresses that have no page of their own; a host that reads `_redirects` answers them with 200. */
const shellAddresses = [
  ...routePaths.filter((path) => !routes[path].prerendered && !path.includes(':')),
  '/categories/*',
]

export function redirectsFile(): string {
  const shells = shellAddresses.map((address) => `${address} /${shellPage.file} 200`)
  return [...otherNames, ...shells, `/products/* /${productShell.file} 200`, ''].join('\n')
}
