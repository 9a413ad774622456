import type { Source } from '../../machines/domain/source.ts'
import { type SourceName, settingOf, sources } from '../../machines/domain/sources.ts'
import { addressesAt, embeddedHost } from '../../src/adapters/sources/addresses.ts'
import { answer } from '../../src/demo/answer.ts'
import { demoCatalogues } from '../../src/demo/catalogue.ts'

type SourceFile = { address: string; body: string }

/** The responses of the embedded sources to all requests of the shop, by the file names that the shop requests from static hosts. */
export function sourceFiles(variables: Record<string, string>): SourceFile[] {
  return sources.filter(({ id }) => !variables[settingOf(id)]).flatMap(filesOf)
}

function filesOf({ id: name, categories }: Source & { id: SourceName }): SourceFile[] {
  const asked = addressesAt(embeddedHost(name), false)
  const file = addressesAt(embeddedHost(name), true)
  return [
    { address: file.list, body: said(asked.list) },
    ...(categories ? [{ address: file.categories, body: said(asked.categories) }] : []),
    ...(demoCatalogues[name] ?? []).map(({ id }) => ({
      address: file.product(id),
      body: said(asked.product(id)),
    })),
  ]
}

function said(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const found = answer({ method: 'GET', path: pathname, query: searchParams })
  if (found?.status !== 200) throw new Error(`The embedded source has no answer to ${address}`)
  return found.body
}
