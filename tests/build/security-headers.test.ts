import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from '../../tools/server/policy.ts'
import { type Answer, ask, openTestShop } from './shop-server.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf(answer: Answer): Record<string, string> {
  const directives = String(answer.headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]),
  )
}

test('a page may run only its own script files and its one inline script', async () => {
  const policy = policyOf(await ask(await openTestShop(), '/'))
  expect(policy['script-src']).toBe(`'self' ${hashOf("document.documentElement.lang = 'en'")}`)
  expect(policy['default-src']).toBe("'none'")
  expect(policy['object-src']).toBe("'none'")
  expect(policy['base-uri']).toBe("'none'")
  expect(policy['frame-ancestors']).toBe("'none'")
  expect(policy['form-action']).toBe("'self'")
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(policy['trusted-types']).toBe('statecart')
})

test('only the configured sources may be requested', async () => {
  const shop = await openTestShop({ connect: ['https://one.example', 'https://two.example'] })
  expect(policyOf(await ask(shop, '/'))['connect-src']).toBe("'self' https://one.example https://two.example")
})

test('the worker may also fetch pictures from other hosts, because pages may show them', async () => {
  const shop = await openTestShop({
    connect: ['http://one.example'],
    extra: { 'service-worker.js': 'addEventListener()' },
  })
  const policy = policyOf(await ask(shop, '/service-worker.js'))
  expect(policy['connect-src']).toBe("'self' http://one.example https:")
})

test.each(['/', '/nowhere', '/assets/index-a1b2c3d4.js', '/assets/gone.js', '/sources/one/products', '/%ff'])(
  'every answer has the security headers: %s',
  async (path) => {
    const answer = await ask(await openTestShop(), path)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['referrer-policy']).toBeTruthy()
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    const policy = policyOf(answer)
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[^' ]+')*$/)
    expect(policy['frame-ancestors']).toBe("'none'")
  },
)

test('script files need no hash, data blocks are not scripts, and equal scripts are listed once', () => {
  const html = `<script>one()</script><script type="module" src="/a.js"></script>
    <script type="application/ld+json">{"@type": "Store"}</script><script type="module">two()</script><script>one()</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('two()')])
})
