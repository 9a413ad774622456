import { productIdFrom } from '../domain/product.ts'

export const sorts = ['price-low-high', 'price-high-low', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** The filters and the order of the catalogue. All of it is in the query of the address. */
export interface View {
  search: string
  /** Empty for all categories. */
  category: string
  /** Undefined for the order of the sources. */
  sort: Sort | undefined
  /** US dollars with up to two decimals. */
  min: number | undefined
  max: number | undefined
  inStock: boolean
  rating: number | undefined
  /** The id of a product that was just added. */
  highlighted: number | undefined
}

export type Choice = Partial<Pick<View, 'category' | 'sort' | 'inStock' | 'rating'>>
export type RangeEnd = 'min' | 'max'
export interface Bounds {
  min: number
  max: number
}

export const unfiltered: View = {
  search: '',
  category: '',
  sort: undefined,
  min: undefined,
  max: undefined,
  inStock: false,
  rating: undefined,
  highlighted: undefined,
}

export const maxSearchLength = 200
const maxCategoryLength = 100
const maxRating = 5

/** Reads the query of an address; invalid parts are ignored. */
export function viewFrom(search: string): View {
  const parameters = new URLSearchParams(search)
  const [min, max] = ascending(
    parsedNumber(parameters.get('min'), 100),
    parsedNumber(parameters.get('max'), 100),
  )
  return {
    search: normalizedSearch(parameters.get('search') ?? ''),
    category: (parameters.get('category') ?? '').slice(0, maxCategoryLength),
    sort: sorts.find((sort) => sort === parameters.get('sort')),
    min,
    max,
    inStock: parameters.get('stock') === 'in',
    rating: Math.min(parsedNumber(parameters.get('rating'), 10) ?? 0, maxRating) || undefined,
    highlighted: productIdFrom(parameters.get('new') ?? undefined),
  }
}

/** The normalized search text, for the search and for the address. */
export function normalizedSearch(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxSearchLength).trimEnd()
}

export function addressFor(view: View): string {
  const values = {
    search: normalizedSearch(view.search),
    category: view.category,
    sort: view.sort,
    min: view.min,
    max: view.max,
    stock: view.inStock ? 'in' : undefined,
    rating: view.rating,
    new: view.highlighted,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `/products?${text}` : '/products'
}

export function isSameView(first: View, second: View): boolean {
  return addressFor(first) === addressFor(second)
}

/** Applies a change. Every change removes the highlight of a new product. */
export function withChange(view: View, change: Partial<View>): View {
  return { ...view, highlighted: undefined, ...change }
}

/** Sets one end of the price range, at most to the other end. An end at the bounds is stored as no limit. */
export function withPrice(view: View, end: RangeEnd, dollars: number | undefined, bounds: Bounds): View {
  const range = rangeOf(view, bounds)
  const price = dollars ?? bounds[end]
  const lower = end === 'min' ? bounds.min : range.min
  const upper = end === 'min' ? range.max : bounds.max
  const clamped = Math.min(Math.max(Math.round(price * 100) / 100, lower), upper)
  return withChange(view, { [end]: clamped === bounds[end] ? undefined : clamped })
}

/** The effective price range, limited to the bounds. */
export function rangeOf({ min, max }: Pick<View, RangeEnd>, bounds: Bounds): Bounds {
  const within = (dollars: number) => Math.min(Math.max(dollars, bounds.min), bounds.max)
  return { min: within(min ?? bounds.min), max: within(max ?? bounds.max) }
}

/** The price that a key moves a slider thumb to; undefined for other keys. */
export function dollarsAfter(key: string, dollars: number, { min, max }: Bounds): number | undefined {
  const step = max - min > 500 ? 10 : 1
  const largeStep = Math.max(step, Math.round((max - min) / 10 / step) * step)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.floor(dollars / step) * step + step
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.ceil(dollars / step) * step - step
    case 'PageUp':
      return dollars + largeStep
    case 'PageDown':
      return dollars - largeStep
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return undefined
  }
}

/** Parses a plain number and rounds it to a multiple of 1/`parts`. */
function parsedNumber(text: string | null, parts: number): number | undefined {
  return text && /^\d{1,9}(\.\d+)?$/.test(text) ? Math.round(Number(text) * parts) / parts : undefined
}

function ascending(
  min: number | undefined,
  max: number | undefined,
): [number | undefined, number | undefined] {
  return (min ?? 0) > (max ?? Number.POSITIVE_INFINITY) ? [max, min] : [min, max]
}
