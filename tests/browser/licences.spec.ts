import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../tools/paths.ts'
import { siteLicences } from '../../tools/supply/licences.ts'
import { test } from './fixtures/shop-test.ts'

test('the licences of all that the site is made with go with it', async ({ request }) => {
  const answer = await request.get('/licences.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [, list = ''] = (await answer.text()).split('\n\n')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // Nothing but another name for react-router; what is named after the shop is its own.
  const { 'react-router-dom': sameAs, ...all } = dependencies
  const used = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('@statecart/')))
  const listed = list.split('\n').map((line) => /^(\S+) (\S+) \((.+)\)$/.exec(line) ?? [])
  const versions = Object.fromEntries(listed.map(([, name, version]) => [name, version]))
  expect(versions).toMatchObject({ ...used, 'react-router': sameAs })
  for (const [line, , , licence] of listed) expect(siteLicences, line).toContain(licence)
})
