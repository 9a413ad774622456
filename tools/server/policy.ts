import { createHash } from 'node:crypto'

/** The names under which the shop may make trusted values: one, for the addresses of its own workers. */
export const trustedTypes = ['statecart']

export type Allowance = { scriptHashes: string[]; connect: string[] }

/** `frame-ancestors` is left to the caller: a policy in a `<meta>` cannot carry it. */
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

/** What the service worker may fetch: also the pictures that pages show, which may come from any host over https. */
export function workerConnect(connect: string[]): string[] {
  return [...connect, 'https:']
}

/** As an answer's header carries it. */
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
  return [...new Set(scripts.map(([, , text = '']) => hashSource(text)))]
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
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

/** Sent with every answer. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
