import { expect, test } from 'vitest'
import { headersFile, staticPage } from '../../tools/static/write-static.ts'

const connect = ['https://one.example']
const rules = headersFile({ scriptHashes: ["'sha256-a'"], connect }, '/')
  .split(/\n(?=\S)/)
  .map((rule) => rule.split('\n').map((line) => line.trim()))

/** The policies that a host may send for an address: some hosts combine all matching rules, others use the last one. */
function policiesFor(address: string): string[] {
  return rules
    .filter(([pattern = '']) => pattern === address || address.startsWith(pattern.replace('*', '')))
    .flatMap((lines) => lines.filter((line) => line.startsWith('Content-Security-Policy:')))
}

test('hosts that read _headers let the service worker fetch pictures from any host', () => {
  const policies = policiesFor('/service-worker.js')
  expect(policies.length).toBeGreaterThan(0)
  for (const policy of policies) {
    expect(policy).toMatch(/connect-src 'self' https:\/\/one\.example https:;/)
    expect(policy).toContain("frame-ancestors 'none'")
  }
})

test('hosts that read _headers do not cache missing files', () => {
  const caching = rules.flat().filter((line) => line.startsWith('Cache-Control:'))
  expect(caching).toEqual(['Cache-Control: no-cache'])
})

test('a page on a static host may only connect to the sources', () => {
  const html = '<html lang="en"><head><meta charset="utf-8" /></head></html>'
  const page = staticPage(html, { variables: { VITE_SOURCE_ONE_URL: 'https://one.example' }, connect })
  expect(page).toContain("connect-src 'self' https://one.example;")
})
