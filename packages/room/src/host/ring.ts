/** A ring buffer: keeps a fixed number of the latest items and numbers the items in order. */
export interface Ring<Item> {
  add(item: Item): number
  at(seq: number): Item | undefined
  /** The number of the oldest stored item, and of the next item. */
  readonly first: number
  readonly next: number
  remove(isUnwanted: (item: Item) => boolean): void
}

export function createRing<Item>(size: number): Ring<Item> {
  const items = new Map<number, Item>()
  let first = 0
  let next = 0

  /** Removes an item, and moves `first` to the oldest item that is left. */
  function drop(seq: number): void {
    items.delete(seq)
    while (first < next && !items.has(first)) first += 1
  }

  return {
    add(item) {
      items.set(next, item)
      next += 1
      if (items.size > size) drop(first)
      return next - 1
    },
    at: (seq) => items.get(seq),
    get first() {
      return first
    },
    get next() {
      return next
    },
    remove(isUnwanted) {
      for (const [seq, item] of items) if (isUnwanted(item)) drop(seq)
    },
  }
}
