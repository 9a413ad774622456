import { addressesAt, embeddedHosts } from '../../src/adapters/sources/addresses.ts'
import { answer } from '../../src/demo/answer.ts'
import { firstCatalogue, secondCatalogue } from '../../src/demo/catalogue.ts'

type SourceFile = { address: string; body: string }

/** What each embedded source answers to all that the shop may ask, under the name that the shop asks for where nobody can answer. */
export function sourceFiles(variables: Record<string, string>): SourceFile[] {
  return [
    ...(variables.VITE_SOURCE_ONE_URL ? [] : filesOf(embeddedHosts.one, firstCatalogue, true)),
    ...(variables.VITE_SOURCE_TWO_URL ? [] : filesOf(embeddedHosts.two, secondCatalogue, false)),
  ]
}

function filesOf(host: string, catalogue: readonly { id: number }[], hasCategories: boolean): SourceFile[] {
  const asked = addressesAt(host, false)
  const named = addressesAt(host, true)
  return [
    { address: named.list, body: said(asked.list) },
    ...(hasCategories ? [{ address: named.categories, body: said(asked.categories) }] : []),
    ...catalogue.map(({ id }) => ({ address: named.product(id), body: said(asked.product(id)) })),
  ]
}

function said(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const found = answer({ method: 'GET', path: pathname, query: searchParams })
  if (found?.status !== 200) throw new Error(`The embedded source has no answer to ${address}`)
  return found.body
}
