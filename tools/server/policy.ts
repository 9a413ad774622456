import { createHash } from 'node:crypto'

/** The names of the shop's Trusted Types policies. The only one is for the URLs of its own workers. */
const trustedTypes = ['statecart']

export type Allowance = { scriptHashes: string[]; connect: string[] }

/** The caller adds `frame-ancestors`, which is not allowed in the policy of a `<meta>` element. */
export function contentPolicy({ scriptHashes, connect }: Allowance): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' https: data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ')
}

/** The hosts from which the service worker may fetch: all https hosts, because pages may show pictures from any of them. */
export function workerConnect(connect: string[]): string[] {
  return [...connect, 'https:']
}

/** The policy for the header of a response. */
export function policyHeader(allowance: Allowance): string {
  return `${contentPolicy(allowance)}; frame-ancestors 'none'`
}

const inlineScript = /<script(?![^>]*\ssrc[\s=>])([^>]*)>([\s\S]*?)<\/script>/gi
const dataBlock = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json)\b/i

/** The hashes under which a page's own inline scripts may run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = '']) => !dataBlock.test(attributes),
  )
  const hashes = scripts.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

const refusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Sent with every response. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
