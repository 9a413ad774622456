import type { Answers, Effect } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type { Product } from '../domain/product.ts'
import { hasPages, type SourceName, sourceNames } from '../domain/sources.ts'
import { mug, soldOut } from '../fixtures/examples.ts'
import type { catalogueMachine } from './catalogue.machine.ts'

type Change = (context: CatalogueContext, event: AnyEventObject) => Partial<CatalogueContext>
type EffectsOfChange = (change: Change) => (before: CatalogueContext, event: AnyEventObject) => Effect[]

/**
 * A list with a second page, and the possible results of that page: new products with another page, the last page, no new
 * product, or an error.
 */
export const pagingEvents: AnyEventObject[] = sourceNames.filter(hasPages).flatMap((source) => {
  const [first, second] = [mug, soldOut]
  const incompletePage = { dropped: 0, isTruncated: true }
  return [
    { type: `xstate.done.actor.${source}.list`, output: { ...incompletePage, products: [first], next: 1 } },
    { type: `xstate.after.pause.catalogue.${source}.loaded.pausing` },
    {
      type: `xstate.done.actor.${source}.page`,
      output: { ...incompletePage, products: [second], dropped: 1, next: 2 },
    },
    { type: `xstate.done.actor.${source}.page`, output: { products: [first, second], dropped: 0 } },
    { type: `xstate.done.actor.${source}.page`, output: { ...incompletePage, products: [first], next: 3 } },
    { type: `xstate.error.actor.${source}.page`, error: new Error('429') },
  ]
})

/**
 * The pages of a list are requested one after the other, with a pause, until there is no next page, a page has no new product, or
 * a request fails.
 */
export function pagingAnswers(
  source: SourceName,
  tellsAfter: EffectsOfChange,
): Record<string, Record<string, Answers<typeof catalogueMachine>>> {
  const newProductsOf = (context: CatalogueContext, { output }: AnyEventObject): Product[] =>
    output.products.filter((product: Product) => context[source].every(({ id }) => id !== product.id))
  const withPage: Change = (before, event) => ({
    [source]: [...before[source], ...newProductsOf(before, event)],
    dropped: { ...before.dropped, [source]: (before.dropped[source] ?? 0) + event.output.dropped },
    truncated: { ...before.truncated, [source]: event.output.isTruncated },
  })
  const adoptsPage = {
    does: tellsAfter(withPage),
    after: (before: CatalogueContext, context: CatalogueContext, event: AnyEventObject) => {
      const { [source]: products, dropped, truncated } = withPage(before, event)
      return (
        JSON.stringify([context[source], context.dropped[source], context.truncated[source]]) ===
        JSON.stringify([products, dropped?.[source], truncated?.[source]])
      )
    },
  }
  return {
    [`${source}.loaded.pausing`]: {
      [`xstate.after.pause.catalogue.${source}.loaded.pausing`]: `${source}.loaded.paging`,
    },
    [`${source}.loaded.paging`]: {
      [`xstate.done.actor.${source}.page`]: [
        {
          when: (context, event) =>
            event.output.next !== undefined && newProductsOf(context, event).length > 0,
          to: `${source}.loaded.pausing`,
          ...adoptsPage,
        },
        { to: `${source}.loaded.complete`, ...adoptsPage },
      ],
      [`xstate.error.actor.${source}.page`]: `${source}.loaded.incomplete`,
    },
    [`${source}.loaded.incomplete`]: { 'catalogue.retry': `${source}.loaded.paging` },
  }
}
