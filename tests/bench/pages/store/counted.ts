import { aTurn, median } from '../figures.ts'
import type { Trial } from '../trial.ts'

const lines = 10

/** A piece is added to one line of a cart of ten; a subscriber writes the new count into the page. */
export function counted(
  size: number,
  add: (line: number) => void,
  isSettled?: () => Promise<unknown>,
): Trial {
  return {
    async run() {
      for (let line = 0; line < lines; line += 1) add(line)
      await isSettled?.()
      const batch = Math.min(10, size)
      const times: number[] = []
      for (let sent = 0; sent < size; sent += batch) {
        const before = performance.now()
        for (let at = 0; at < batch; at += 1) add(at % lines)
        times.push(((performance.now() - before) * 1000) / batch)
        await (isSettled ? isSettled() : aTurn())
      }
      return { 'µs an event': median(times) }
    },
  }
}

/** What every contender's subscriber does with the news. */
export function shownIn(root: HTMLElement): (count: number) => void {
  const text = document.createTextNode('')
  root.append(text)
  return (count) => {
    text.data = String(count)
  }
}
