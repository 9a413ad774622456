import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { firstSource } from '../../machines/domain/first-source.ts'
import { secondSource } from '../../machines/domain/second-source.ts'
import { firstCatalogue } from '../../src/demo/catalogue.ts'
import { sourcesMiddleware } from '../../src/demo/plugin.ts'
import { sectionOf } from '../../tools/commands/test-sources.ts'
import { checkSource, type Finding } from '../../tools/contract/source-contract.ts'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))))
})

test('the embedded sources meet every expectation of the shop', async () => {
  const origin = await listening((request, response) => {
    sourcesMiddleware('/')(request, response, () => response.writeHead(404).end())
  })
  const findings = [
    ...(await checkSource(firstSource, `${origin}/sources/one`, origin)),
    ...(await checkSource(secondSource, `${origin}/sources/two/`, origin)),
  ]
  expect(failuresIn(findings)).toEqual([])
  expect(textsOf(findings)).toContain('The shop can read 100 of 100 items.')
  expect(textsOf(findings)).toContain('The service has the origin of the shop.')
  expect(textsOf(findings).filter((text) => text === 'Asked for 1 item, it sends 1.')).toHaveLength(2)
  expect(textsOf(findings)).toContain('Asked to skip 1 item, it begins with the second: its list has pages.')
  expect(textsOf(findings)).toContain('100 of 100 products have a stock.')
  const noStock = `0 of ${firstCatalogue.length} products have a stock; the others show as available.`
  expect(textsOf(findings)).toContain(noStock)
})

test('reports each item that would be left out, with the invalid field', async () => {
  const origin = await answering({
    '/products': [
      product(1),
      { ...product(2), price: '9.99' },
      { ...product(3), title: ' ' },
      { ...product(4), category: undefined },
      { ...product(1) },
      'nothing',
    ],
    '/products/1': product(1),
    '/products/categories': ['things'],
  })
  const texts = textsOf(await checkSource(firstSource, origin, 'https://shop.example'))
  expect(texts).toEqual(
    expect.arrayContaining([
      'The shop can read 2 of 6 items.',
      'Left out: item 2 ("Lamp 2"): its price is "9.99"',
      'Left out: item 3 (" "): its title is " "',
      'Left out: item 4 ("Lamp 4"): its category is missing',
      'Left out: "nothing" is no object',
      'Left out: a second item with id 1',
      '2 of 2 products have no picture that the page may show: it needs https, or the origin of the shop.',
      '0 of 2 products have a description; the others show no text.',
      'Asked for 1 item, it sends 6: it ignores the limit.',
    ]),
  )
})

test('fails for answers without CORS headers, and for answers with another structure', async () => {
  const origin = await answering({
    '/products': { items: [] },
    '/products/categories': { names: [] },
    ['/products/987654321']: product(1),
  })
  expect(failuresIn(await checkSource(firstSource, origin, 'https://shop.example'))).toEqual([
    expect.stringContaining('no list that can be read'),
    expect.stringContaining('Access-Control-Allow-Origin is missing'),
    'The shop can read 0 of 0 items.',
    'An id that does not exist is answered with status 200 and no product.',
    'The categories cannot be read: they should be an array of names.',
  ])
})

test('the report has a table for each service', () => {
  const findings: Finding[] = [{ verdict: 'FAILED', text: 'Its price is "a|b".' }]
  expect(sectionOf('one', 'https://one.example', findings).split('\n')).toEqual([
    '## Source one: https://one.example',
    '',
    '| Result | What was found |',
    '|---|---|',
    '| FAILED | Its price is "a\\|b". |',
  ])
})

test('reports an address that does not answer', async () => {
  const origin = await answering({})
  await new Promise((closed) => servers.pop()?.close(closed))
  await expect(checkSource(firstSource, origin, origin)).rejects.toThrow(
    `${origin}/products?limit=100 does not answer`,
  )
})

function product(id: number): object {
  return { id, title: `Lamp ${id}`, price: 9.99, category: 'things', image: 'http://pictures.example/1.png' }
}

function answering(answers: Record<string, unknown>): Promise<string> {
  return listening(({ url = '' }, response) => {
    const answer = answers[url.split('?')[0] ?? '']
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer) ?? '')
  })
}

async function listening(handler: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function textsOf(findings: readonly Finding[]): string[] {
  return findings.map(({ text }) => text)
}

function failuresIn(findings: readonly Finding[]): string[] {
  return textsOf(findings.filter(({ verdict }) => verdict === 'FAILED'))
}
