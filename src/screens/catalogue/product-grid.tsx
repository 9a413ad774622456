import { useSelector } from '@xstate/react'
import { type CSSProperties, memo, useRef } from 'react'
import type { Product } from '../../../machines/domain/product.ts'
import { type GridSnapshot, gridMachine } from '../../../machines/grid/grid.machine.ts'
import { rowStep, rowsFor, shownIn } from '../../../machines/grid/grid.ts'
import {
  ListedProductCard,
  type ProductCardWords,
  useProductCardWords,
} from '../../components/product-card.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { useFocusedCell, useMeasures, useReadingOrder, useScrollTo, useSelectedCells } from './use-grid.ts'
import './product-grid.css'

type Props = {
  readonly products: readonly Product[]
  /** The id of a product that was just added: the grid scrolls to it and marks it. */
  readonly highlighted: number | undefined
}

const gridWith = () => gridMachine
const slotsOf = ({ context }: GridSnapshot) => context.slots
const columnsOf = ({ context }: GridSnapshot) => context.measures.columns
const shiftOf = ({ context }: GridSnapshot) => context.shift
const isResting = (snapshot: GridSnapshot) => snapshot.hasTag('resting')
const isFastScrolling = (snapshot: GridSnapshot) => snapshot.hasTag('fastScrolling')
const isMeasured = (snapshot: GridSnapshot) => snapshot.matches('measured')

/**
 * A windowed grid: only the products near the viewport are rendered. Before it is measured, as in a prerendered page, style
 * sheets place the first products; after measuring, the same elements get explicit positions.
 */
export const ProductGrid = ({ products, highlighted }: Props) => {
  const grid = useScreen('grid', gridWith, { count: products.length })
  const slots = useSelector(grid, slotsOf)
  const columns = useSelector(grid, columnsOf)
  const shift = useSelector(grid, shiftOf)
  const measured = useSelector(grid, isMeasured)
  const resting = useSelector(grid, isResting)
  const fastScrolling = useSelector(grid, isFastScrolling)
  const words = useProductCardWords()
  const label = useTexts(catalogueTexts).products
  const frame = useRef<HTMLElement>(null)
  const cells = useRef<HTMLDivElement>(null)
  useMeasures(grid, frame, products)
  useReadingOrder(cells, slots, resting)
  useSelectedCells(grid, frame)
  useScrollTo(
    grid,
    frame,
    highlighted === undefined ? -1 : products.findIndex(({ id }) => id === highlighted),
  )
  return (
    <section
      ref={frame}
      className="sc-grid"
      data-fast-scrolling={fastScrolling || undefined}
      aria-label={label}
      style={rowCountsFor(products.length)}
      {...useFocusedCell(grid, frame)}
    >
      <div ref={cells} className={measured ? 'sc-grid-cells' : 'sc-grid-start sc-columns'}>
        {shownIn(slots).map(({ slot, place }) => (
          <GridCell
            key={slot}
            place={place}
            columns={columns}
            shift={shift}
            product={products[place]}
            isNew={products[place]?.id === highlighted}
            words={words}
          />
        ))}
      </div>
    </section>
  )
}

type GridCellProps = {
  readonly place: number
  /** Zero before the grid is measured. */
  readonly columns: number
  readonly shift: number
  /** Undefined after the list became shorter, until it is measured again. */
  readonly product: Product | undefined
  readonly isNew: boolean
  readonly words: ProductCardWords
}

const GridCell = memo(({ place, columns, shift, product, isNew, words }: GridCellProps) => {
  if (!product) return null
  const position = columns > 0 ? cellPosition(place, columns, shift) : undefined
  return (
    <div className="sc-grid-cell" data-place={place} {...position}>
      <ListedProductCard
        product={product}
        words={words}
        headingAs="h2"
        eager={place < Math.max(columns, 1)}
        isNew={isNew}
      />
    </div>
  )
})

function cellPosition(place: number, columns: number, shift: number) {
  return {
    'data-column': place % columns,
    style: { top: Math.floor(place / columns) * rowStep + shift },
  }
}

/** The number of rows for each number of columns. CSS selects one by the width of the page. */
function rowCountsFor(count: number): CSSProperties {
  return {
    '--rows-1': count,
    '--rows-2': rowsFor(count, 2),
    '--rows-3': rowsFor(count, 3),
    '--rows-4': rowsFor(count, 4),
  } as CSSProperties
}
