import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const folder = join(import.meta.dirname, 'pictures')

/** Identifies content in an address or an ETag. A changed file gets a new address, so each address may be cached forever. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10)

const files = readdirSync(folder).map((name) => {
  const svg = readFileSync(join(folder, name), 'utf8')
  return { name, address: `/pictures/${name.replace(/\.svg$/, '')}.${fingerprint(svg)}.svg`, svg }
})
const addresses = new Map(files.map(({ name, address }) => [name, address]))
const svgs = new Map(files.map(({ address, svg }) => [address, svg]))

/** The address of a file in `src/demo/pictures`; undefined if there is no such file. */
export const addressOf = (name: string): string | undefined => addresses.get(name)

export const pictureAt = (address: string): string | undefined => svgs.get(address)

export const pictureFiles = (): readonly { readonly address: string; readonly svg: string }[] => files

const Text = v.pipe(v.string(), v.minLength(3))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Price = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.check((price) => Number(price.toFixed(2)) === price, 'A price has at most two decimals'),
)
const Stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5))

/** The JSON contains the name of the file; the responses of the sources contain its address. */
const Picture = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = addressOf(dataset.value)
    if (address) return address
    addIssue({ message: `There is no ${dataset.value} in src/demo/pictures` })
    return NEVER
  }),
)

const common = {
  id: v.pipe(Whole, v.minValue(1)),
  title: Text,
  description: Text,
  price: Price,
  category: Text,
}

const FirstProduct = v.strictObject({
  ...common,
  rating: v.strictObject({ rate: Stars, count: Whole }),
  picture: Picture,
})

const SecondProduct = v.strictObject({
  ...common,
  rating: Stars,
  stock: Whole,
  brand: v.optional(Text),
  pictures: v.pipe(v.array(Picture), v.minLength(1), v.maxLength(4)),
})

export type FirstProduct = v.InferOutput<typeof FirstProduct>
export type SecondProduct = v.InferOutput<typeof SecondProduct>

const parseFirst = v.parser(v.array(FirstProduct))
const parseSecond = v.parser(v.array(SecondProduct))

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

export const firstCatalogue = parseFirst(read('first-catalogue.json'))
export const secondCatalogue = parseSecond(read('second-catalogue.json'))

/** The products of each embedded source, by the source's id. */
export const demoCatalogues: Readonly<Record<string, readonly { id: number }[]>> = {
  one: firstCatalogue,
  two: secondCatalogue,
}
