import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFirstPictures } from '../../tools/site/page-head.ts'

const drawing = `<svg viewBox="0 0 4 4"><title>50 % & more: 'é' $1</title>\n<path fill="url(#a)"/></svg>`
const folder = mkdtempSync(join(tmpdir(), 'first-pictures-'))
mkdirSync(join(folder, 'art'))
writeFileSync(join(folder, 'art/first.svg'), `${drawing}\n`)
const preload = '<link rel="preload" as="image" href="/art/first.svg" fetchPriority="high"/>'
const styles = '<style></style>'

test('the preloaded drawing is inlined in the page', () => {
  const body = '<img src="/art/first.svg" alt="First"/><img src="/art/second.svg" alt=""/>'
  const page = withFirstPictures({ head: `<title>Home</title>${preload}`, styles, body }, folder, '/')
  expect(page.head).toBe('<title>Home</title>')
  const [, address = ''] = /src="([^"]*)" alt="First"/.exec(page.body) ?? []
  const [kind, text = ''] = address.split(/,(.*)/s)
  expect(kind).toBe('data:image/svg+xml')
  expect(text).not.toMatch(/[#"<>&\n]/)
  expect(decodeURIComponent(text)).toBe(drawing)
  expect(page.body.replace(address, '/art/first.svg')).toBe(body)
})

test('other drawings stay separate files', () => {
  const page = { head: '<title>About</title>', styles, body: '<img src="/art/first.svg" alt=""/>' }
  expect(withFirstPictures(page, folder, '/')).toEqual(page)
})
