import type { KeyboardEvent } from 'react'

/** Moves the focus in a list of tabs with the arrow keys, Home and End, and chooses the tab that it moves to. */
export function onTabKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const next = nextTab(event.key, at, tabs.length)
  if (at === -1 || next === undefined) return
  event.preventDefault()
  tabs.at(next)?.focus()
  tabs.at(next)?.click()
}

function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return undefined
}
