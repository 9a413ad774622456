import { ChakraProvider } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Product } from '../../../../machines/domain/product.ts'
import { fakePorts } from '../../../../machines/fakes/fake-ports.ts'
import { openShop } from '../../../../machines/shop/open-shop.ts'
import { AppRouter } from '../../../../src/app/app.tsx'
import { ListedProductCard, type ProductCardWords } from '../../../../src/components/product-card.tsx'
import { ShopProvider } from '../../../../src/components/shop-context.tsx'
import '../../../../src/theme/global.css'
import { system } from '../../../../src/theme/system.ts'
import { nextFrame, type Trial } from '../trial.ts'
import './list-trial.css'

/** The shop's cards need the shop's providers, so every candidate is rendered in them. */
export async function renderInShop(root: HTMLElement, list: ReactNode): Promise<void> {
  const ports = fakePorts()
  const shop = openShop(ports).start()
  createRoot(root).render(
    <ChakraProvider value={system()}>
      <ShopProvider shop={shop} ports={ports}>
        <AppRouter>{list}</AppRouter>
      </ShopProvider>
    </ChakraProvider>,
  )
  while (!document.querySelector('.sc-card')) await nextFrame()
}

const frames = 200
/** One window height, and a quarter of a row, which is slow enough for every list to render every card. */
const fast = 900
const slow = 106
/** In milliseconds: 1.5 frames at 60 Hz. A longer frame counts as late. */
const late = 25

/** Scrolls 200 times by a window height and 200 times slowly, and counts late frames. */
export function scrollTrial(scroller: Element): Trial {
  return {
    async run() {
      const fastScroll = await scrollThrough(scroller, fast)
      // A list that renders no rows during fast scrolling needs a frame to detect the end.
      await nextFrame()
      await nextFrame()
      const isBlank = !isCardAt(innerHeight / 2)
      const slowScroll = await scrollThrough(scroller, slow)
      return {
        'late frames': fastScroll.late,
        'most nodes': Math.max(fastScroll.nodes, slowScroll.nodes),
        'blank frames': isBlank ? 1 : 0,
        'late frames, slowly': slowScroll.late,
        'blank frames, slowly': slowScroll.blank,
      }
    },
  }
}

/** Reverses the direction at the ends of the list. Every 25th frame is inspected in detail. */
async function scrollThrough(scroller: Element, step: number) {
  const counted = { late: 0, nodes: 0, blank: 0 }
  const end = scroller.scrollHeight - scroller.clientHeight
  let [position, direction] = [scroller.scrollTop, step]
  let before = await nextFrame()
  for (let frame = 0; frame < frames; frame += 1) {
    if (position + direction < 0 || position + direction > end) direction = -direction
    position += direction
    scroller.scrollTop = position
    const now = await nextFrame()
    if (now - before > late) counted.late += 1
    before = now
    if (frame % 25 === 0) {
      counted.nodes = Math.max(counted.nodes, document.querySelectorAll('*').length)
      if (![innerHeight / 5, innerHeight / 2, innerHeight * 0.8].every(isCardAt)) counted.blank += 1
    }
  }
  return counted
}

/** The middle of the window may be between two rows, so this also checks at the distance of a gap. */
function isCardAt(height: number): boolean {
  return [-24, 0, 24].some((offset) =>
    document.elementFromPoint(innerWidth / 3, height + offset)?.closest('.sc-card'),
  )
}

export const columns = 4
export const rowHeight = 424
export const bufferedRows = 2

type Props = {
  readonly products: readonly Product[]
  readonly row: number
  readonly words: ProductCardWords
}

/** The row that all other lists virtualize: four of the shop's cards. */
export const CardRow = memo(({ products, row, words }: Props) => (
  <div className="bench-row">
    {products.slice(row * columns, (row + 1) * columns).map((product) => (
      <ListedProductCard key={product.id} product={product} words={words} headingAs="h2" />
    ))}
  </div>
))
