import { carefulHeaders } from '../server/policy.ts'
import { productShell, shellPage } from '../site/pages.ts'

/** What the hosts that read `_headers` send with each answer. */
export function headersFile(policy: string): string {
  const careful = {
    ...carefulHeaders,
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
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
  '/products/new',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/profile/*',
  '/categories/*',
]

export function redirectsFile(): string {
  const shells = shellAddresses.map((address) => `${address} /${shellPage.file} 200`)
  return [...otherNames, ...shells, `/products/* /${productShell.file} 200`, ''].join('\n')
}
