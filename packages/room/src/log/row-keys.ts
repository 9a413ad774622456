import type { KeyboardEvent } from 'react'

const ways: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** The arrows lead from row to row. */
export function goByRow(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (!(way && row)) return
  event.preventDefault()
  row[way]?.querySelector('button')?.focus()
}
