import * as v from 'valibot'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoder, whole, withItems } from './decode.ts'
import { name, prose, words } from './primitives.ts'

const draft = whole(v.object({ key: name, owner: name, values: v.record(v.string(), v.unknown()) }))

const entry = v.tuple([words, v.union([prose, v.boolean()])])

/** What was typed into a form is read field by field. */
export const decodeDraft: Decoder<Stored['drafts']> = withItems(
  draft,
  ({ values }) => Object.entries(values),
  entry,
  ({ key, owner }, entries) => ({ key, owner, values: Object.fromEntries(entries) }),
)
