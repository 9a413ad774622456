/** What one contender measured, by the name of the figure. */
type Figures = Record<string, number>

/** A contender that is ready: everything up to here is not measured, unless it measures it itself. */
export interface Trial {
  run(): Promise<Figures>
}

/** Makes a contender ready for work of a given size. */
export type Start = (root: HTMLElement, size: number) => Promise<Trial> | Trial

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Lets the browser do what else it has to do. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(undefined)
  })
}

export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}
