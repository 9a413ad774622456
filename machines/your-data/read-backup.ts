import * as v from 'valibot'
import { namedError } from '../domain/errors.ts'
import { type Order, withTotals } from '../domain/order.ts'
import {
  date,
  longText,
  name,
  orderEntries,
  preferencesSchema,
  productSchemas,
  savedCardSchema,
  settingsSchema,
  shortText,
  upgradedOrder,
} from '../domain/record-schemas.ts'
import { type Backup, backupFormat, backupVersion } from './backup.ts'

export const maxBackupSize = 20_000_000
/** The path of an invalid value may contain names from the file, of any length. */
const maxPathLength = 200

type BackupProblem = 'tooLarge' | 'notJson' | 'notBackup' | 'newer' | 'broken'

/** Why a file cannot be imported, and the path of the invalid value. */
export class BackupRefused extends namedError('BackupRefused') {
  readonly problem: BackupProblem
  readonly where: string

  constructor(problem: BackupProblem, where = '') {
    super(`The file cannot be imported: ${problem} ${where}`.trim())
    this.problem = problem
    this.where = where
  }
}

const anyBackup = v.object({ format: v.literal(backupFormat), version: v.number() })

/** Returns the content of a valid file; throws `BackupRefused` for any other file. */
export function readBackup(text: string): Backup {
  if (text.length > maxBackupSize) throw new BackupRefused('tooLarge')
  const raw = parsed(text)
  if (!v.is(anyBackup, raw)) throw new BackupRefused('notBackup')
  if (raw.version > backupVersion) throw new BackupRefused('newer')
  const read = v.safeParse(backupSchema, raw, { abortEarly: true })
  if (!read.success) throw new BackupRefused('broken', v.getDotPath(read.issues[0])?.slice(0, maxPathLength))
  return read.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupRefused('notJson')
  }
}

const { cartLine, product, recentProduct, orderItem } = productSchemas(
  longText,
  v.pipe(v.array(longText), v.maxLength(100)),
)

/** Files of earlier versions have no totals. */
const order = v.pipe(
  upgradedOrder,
  v.object({ ...orderEntries, items: v.array(orderItem) }),
  v.transform(withTotals),
) satisfies v.GenericSchema<unknown, Order>

/** The content of a file is not trusted before all of it has been validated. */
const backupSchema = v.object({
  format: v.literal(backupFormat),
  version: v.literal(backupVersion),
  savedAt: date,
  account: v.object({ name: shortText, email: shortText }),
  holdings: v.object({
    cart: v.array(cartLine),
    wishlist: v.array(product),
    orders: v.array(order),
    paymentMethods: v.array(savedCardSchema),
    settings: v.exactOptional(settingsSchema),
    preferences: v.exactOptional(preferencesSchema),
    recentlyViewed: v.array(recentProduct),
    drafts: v.record(name, v.record(shortText, v.union([longText, v.boolean()]))),
  }),
}) satisfies v.GenericSchema<unknown, Backup>
