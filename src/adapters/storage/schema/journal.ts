import * as v from 'valibot'
import type { CartChange } from '../../../../machines/domain/cart.ts'
import type { Recorded } from '../../../../machines/domain/optimistic.ts'
import type { PreferencesChange } from '../../../../machines/domain/preferences.ts'
import {
  count,
  id,
  longText,
  name,
  preferencesSchema,
  type RecordSchema,
  shortText,
} from '../../../../machines/domain/record-schemas.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import type { WishlistChange } from '../../../../machines/domain/wishlist.ts'
import type { ReadEntry } from '../../../../machines/memory/journal.ts'
import type { JournalEntries, JournalKind } from '../../../../machines/ports/ports.ts'
import { type Decoder, whole, withItems } from './decode.ts'
import { cartLine, lineProduct, product } from './products.ts'

const entry = name
const integer = v.pipe(v.number(), v.safeInteger())

const cartChange = v.variant('type', [
  v.object({
    type: v.literal('cart.add'),
    product: lineProduct,
    quantity: v.exactOptional(integer),
    entry,
  }),
  v.object({
    type: v.literal('cart.add.all'),
    lines: v.array(v.object({ product: lineProduct, quantity: integer })),
    entry,
  }),
  v.object({ type: v.literal('cart.quantity.step'), id, by: integer, entry }),
  v.object({ type: v.literal('cart.quantity.set'), id, quantity: integer, entry }),
  v.object({ type: v.literal('cart.remove'), id, entry }),
  v.object({ type: v.literal('cart.clear'), entry }),
  v.object({
    type: v.literal('cart.restore'),
    lines: v.array(v.object({ at: count, line: cartLine })),
    entry,
  }),
  v.object({
    type: v.literal('cart.refresh'),
    products: v.array(lineProduct),
    gone: v.array(id),
    entry,
  }),
]) satisfies v.GenericSchema<unknown, Recorded<CartChange>>

const wishlistChange = v.variant('type', [
  v.object({ type: v.literal('wishlist.add'), product, entry }),
  v.object({ type: v.literal('wishlist.remove'), id, entry }),
  v.object({ type: v.literal('wishlist.restore'), product, at: count, entry }),
]) satisfies v.GenericSchema<unknown, Recorded<WishlistChange>>

const changes = {
  cart: v.object({ owner: name, change: cartChange }),
  wishlist: v.object({ owner: name, change: wishlistChange }),
}

const { language, currency, theme } = preferencesSchema.entries
const preferencesChange = v.object({
  owner: name,
  chosen: preferencesSchema,
  unsaved: v.object({
    language: v.exactOptional(language),
    currency: v.exactOptional(currency),
    theme: v.exactOptional(theme),
  }) satisfies RecordSchema<PreferencesChange['unsaved']>,
}) satisfies RecordSchema<PreferencesChange>

function readAny(kind: JournalKind, entryId: string, raw: unknown): JournalEntries[JournalKind] | undefined {
  if (kind === 'drafts') {
    const { value } = decodeDraft(raw)
    return value?.key === entryId ? value : undefined
  }
  if (kind === 'preferences') {
    const { success, output } = v.safeParse(preferencesChange, raw)
    return success && output.owner === entryId ? output : undefined
  }
  const read = v.safeParse<v.GenericSchema<unknown, JournalEntries['cart' | 'wishlist']>>(changes[kind], raw)
  return read.success && read.output.change.entry === entryId ? read.output : undefined
}

/** Content of localStorage is untrusted, so each entry is validated. */
export const readJournalEntry = readAny as ReadEntry

const draft = whole(v.object({ key: name, owner: name, values: v.record(v.string(), v.unknown()) }))

const typedField = v.tuple([shortText, v.union([longText, v.boolean()])])

/** Decodes the typed text of a form field by field. */
export const decodeDraft: Decoder<Stored['drafts']> = withItems(
  draft,
  ({ values }) => Object.entries(values),
  typedField,
  ({ key, owner }, entries) => ({ key, owner, values: Object.fromEntries(entries) }),
)
