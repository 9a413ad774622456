import { type FocusEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Product } from '../../../machines/domain/product.ts'
import type { gridMachine } from '../../../machines/grid/grid.machine.ts'
import { cardHeight, offsetOf, type Slots } from '../../../machines/grid/grid.ts'
import { useShopActor } from '../../components/shop-context.tsx'

type Grid = ActorRefFrom<typeof gridMachine>
type Frame = RefObject<HTMLElement | null>

/** Sends the columns, which the style sheet decides, and the scroll position to the grid actor, initially and on each change. */
export function useMeasures(grid: Grid, frame: Frame, products: readonly Product[]): void {
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current) return
      const { top } = frame.current.getBoundingClientRect()
      // One column if the style sheet could not be loaded.
      const columns = Number(getComputedStyle(frame.current).getPropertyValue('--columns')) || 1
      grid.send({
        type: 'grid.measured',
        count: products.length,
        columns,
        height: window.innerHeight,
        into: -top,
      })
    }
    const scrolled = () => {
      measure()
      if (grid.getSnapshot().hasTag('fastScrolling')) scrollEnd.watch()
    }
    const scrollEnd = afterStillFrame(() => grid.send({ type: 'grid.scroll.ended' }))
    measure()
    const resized = new ResizeObserver(measure)
    if (frame.current) resized.observe(frame.current)
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', measure, { passive: true })
    return () => {
      scrollEnd.cancel()
      resized.disconnect()
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', measure)
    }
  }, [grid, frame, products])
}

/** Calls `onStill` after a frame in which `watch` was not called again. */
function afterStillFrame(onStill: () => void) {
  let request = 0
  const cancel = () => cancelAnimationFrame(request)
  return {
    cancel,
    watch() {
      cancel()
      // The first frame still belongs to the current scroll event.
      request = requestAnimationFrame(() => {
        request = requestAnimationFrame(onStill)
      })
    },
  }
}

/** Sorts the cells, because slots are reused in any order, but screen readers and the Tab key follow the document order. */
export function useReadingOrder(cells: RefObject<HTMLElement | null>, slots: Slots, resting: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the slots show has moved
  useLayoutEffect(() => {
    if (resting && cells.current) putInOrder(cells.current)
  }, [cells, slots, resting])
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && cells.current) putInOrder(cells.current)
    }
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [cells])
}

/** Keeps the product with the focus rendered outside the window. */
export function useFocusedCell(grid: Grid, frame: Frame) {
  return {
    onFocus: ({ target }: FocusEvent) => grid.send({ type: 'grid.focused', place: placeOf(target) }),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // The focus may move to another control of the grid. If another window is activated, this element stays the active one.
      const staysInGrid = relatedTarget instanceof Node && frame.current?.contains(relatedTarget)
      if (staysInGrid || frame.current?.contains(document.activeElement)) return
      grid.send({ type: 'grid.focused', place: undefined })
    },
  }
}

/** Keeps products with selected text rendered, too. */
export function useSelectedCells(grid: Grid, frame: Frame): void {
  useEffect(() => {
    const selected = () => {
      const span = selectedSpan(frame.current)
      if (span || grid.getSnapshot().context.selected) grid.send({ type: 'grid.selected', span })
    }
    document.addEventListener('selectionchange', selected)
    return () => document.removeEventListener('selectionchange', selected)
  }, [grid, frame])
}

function selectedSpan(frame: HTMLElement | null) {
  const selection = document.getSelection()
  if (!frame || !selection || selection.isCollapsed) return undefined
  const places = [selection.anchorNode, selection.focusNode]
    .map((node) => (frame.contains(node) ? placeOf(node) : undefined))
    .filter((place) => place !== undefined)
  return places.length === 0 ? undefined : { first: Math.min(...places), last: Math.max(...places) }
}

/** Scrolls to a product once its position is known, except after going back, which restores the scroll position. */
export function useScrollTo(grid: Grid, frame: Frame, index: number): void {
  const navigation = useShopActor('navigation')
  useEffect(() => {
    if (index < 0 || navigation.getSnapshot().context.how === 'pop') return
    const request = requestAnimationFrame(() => {
      const { measures } = grid.getSnapshot().context
      if (!frame.current || measures.columns === 0) return
      const start = frame.current.getBoundingClientRect().top + window.scrollY
      const offset = offsetOf(Math.floor(index / measures.columns), measures)
      const middle = (window.innerHeight - cardHeight) / 2
      window.scrollTo({ top: Math.max(0, start + offset - middle), behavior: 'instant' })
    })
    return () => cancelAnimationFrame(request)
  }, [grid, frame, navigation, index])
}

function placeOf(node: Node | null): number | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? undefined : Number(place)
}

/**
 * Sorts the rendered products by their order in the list. Moves as few elements as possible, and never the one with the focus,
 * because moving it would remove the focus.
 */
function putInOrder(frame: HTMLElement): void {
  const cells = [...frame.children]
  const places = cells.map((cell) => placeOf(cell) ?? 0)
  const focused = cells.findIndex((cell) => cell.contains(document.activeElement))
  const staying = new Set(longestIncreasingSubsequence(places, focused).map((at) => cells[at]))
  const ordered = cells.toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
  let next: Element | null = null
  for (const cell of ordered.toReversed()) {
    if (!staying.has(cell) && cell.nextElementSibling !== next) frame.insertBefore(cell, next)
    next = cell
  }
}

/** The positions of the longest increasing subsequence. If `through` is a valid position, the subsequence contains it. */
function longestIncreasingSubsequence(numbers: readonly number[], through: number): number[] {
  const pivot = numbers[through]
  /** For each number that may be used, the longest subsequence that ends with it. */
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const isCompatible = pivot === undefined || at === through || at < through === number < pivot
    if (!isCompatible) continue
    const candidates = best.filter(
      (positions) => (numbers[positions.at(-1) ?? -1] ?? Number.POSITIVE_INFINITY) < number,
    )
    best.push([...longestOf(candidates), at])
  }
  return [...longestOf(best)]
}

/** The first of the longest lists. */
function longestOf(lists: readonly (readonly number[])[]): readonly number[] {
  let longest: readonly number[] = []
  for (const list of lists) if (list.length > longest.length) longest = list
  return longest
}
