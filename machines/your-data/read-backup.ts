import * as v from 'valibot'
import { type CartLine, type LineProduct, quantityLimit } from '../domain/cart.ts'
import { namedError } from '../domain/errors.ts'
import { currencies } from '../domain/money.ts'
import { isDateText, type Order, withTotals } from '../domain/order.ts'
import { orderOfToday, paymentSchema, totalsSchema } from '../domain/order-schema.ts'
import { languages, type Preferences, themes } from '../domain/preferences.ts'
import type { Product, RecentProduct } from '../domain/product.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import { countries, type UserSettings } from '../domain/settings.ts'
import { type Backup, backupFormat, backupVersion } from './backup.ts'

export const largestBackup = 20_000_000

type BackupProblem = 'tooLarge' | 'notJson' | 'notBackup' | 'newer' | 'broken'

/** Why a file cannot be imported, and where in it the trouble is. */
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

/** All of it, or nothing. */
export function readBackup(text: string): Backup {
  if (text.length > largestBackup) throw new BackupRefused('tooLarge')
  const raw = parsed(text)
  if (!v.is(anyBackup, raw)) throw new BackupRefused('notBackup')
  if (raw.version > backupVersion) throw new BackupRefused('newer')
  const read = v.safeParse(backupSchema, raw, { abortEarly: true })
  if (!read.success) throw new BackupRefused('broken', v.getDotPath(read.issues[0]) ?? '')
  return read.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupRefused('notJson')
  }
}

const words = v.pipe(v.string(), v.maxLength(2_000))
const prose = v.pipe(v.string(), v.maxLength(100_000))
const name = v.pipe(words, v.nonEmpty())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(count, v.minValue(1))
const cents = v.pipe(count, v.maxValue(1_000_000_000))
const quantity = v.pipe(count, v.minValue(1), v.maxValue(quantityLimit))
const date = v.pipe(words, v.check(isDateText))

const lineProduct = v.object({
  id,
  title: words,
  price: cents,
  category: words,
  image: prose,
  stock: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, LineProduct>

const line = v.object({
  product: lineProduct,
  quantity,
  formerPrice: v.exactOptional(cents),
  gone: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, CartLine>

const product = v.object({
  ...lineProduct.entries,
  description: prose,
  images: v.pipe(v.array(prose), v.maxLength(100)),
  rating: v.object({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(5)), count }),
}) satisfies v.GenericSchema<unknown, Product>

const amount = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Files of earlier versions have no totals. */
const order = v.pipe(
  orderOfToday,
  v.object({
    id: name,
    number: words,
    attempt: name,
    owner: name,
    items: v.array(v.object({ product: lineProduct, quantity, unitPrice: v.exactOptional(amount) })),
    totalItems: count,
    totals: v.exactOptional(totalsSchema),
    totalAmount: count,
    orderDate: date,
    status: v.literal('completed'),
    shipping: v.object({
      firstName: words,
      lastName: words,
      email: words,
      address: words,
      city: words,
      state: words,
      zipCode: words,
      country: words,
    }),
    payment: paymentSchema,
    currency: v.picklist(currencies),
    rate: v.pipe(v.number(), v.minValue(0.000001), v.maxValue(1_000_000)),
  }),
  v.transform(withTotals),
) satisfies v.GenericSchema<unknown, Order>

const card = v.object({
  id: name,
  brand: words,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cardHolder: words,
  expiryDate: v.pipe(v.string(), v.regex(/^\d\d\/\d\d$/)),
  isDefault: v.boolean(),
  sample: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, SavedCard>

const settings = v.object({
  firstName: words,
  lastName: words,
  email: words,
  phone: words,
  avatar: prose,
  address: v.object({
    street: words,
    city: words,
    state: words,
    zipCode: words,
    country: v.picklist([...countries, '']),
  }),
  notifications: v.object({
    email: v.boolean(),
    sms: v.boolean(),
    promotions: v.boolean(),
    orderUpdates: v.boolean(),
    newProducts: v.boolean(),
  }),
}) satisfies v.GenericSchema<unknown, UserSettings>

const preferences = v.object({
  language: v.picklist(languages),
  currency: v.picklist(currencies),
  theme: v.picklist(themes),
}) satisfies v.GenericSchema<unknown, Preferences>

const recent = v.object({ id, title: words, image: prose }) satisfies v.GenericSchema<unknown, RecentProduct>

/** The content of a file is not trusted before all of it has been validated. */
const backupSchema = v.object({
  format: v.literal(backupFormat),
  version: v.literal(backupVersion),
  savedAt: date,
  account: v.object({ name: words, email: words }),
  holdings: v.object({
    cart: v.array(line),
    wishlist: v.array(product),
    orders: v.array(order),
    paymentMethods: v.array(card),
    settings: v.exactOptional(settings),
    preferences: v.exactOptional(preferences),
    recentlyViewed: v.array(recent),
    drafts: v.record(name, v.record(words, v.union([prose, v.boolean()]))),
  }),
}) satisfies v.GenericSchema<unknown, Backup>
