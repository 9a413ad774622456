/** The results of one candidate by the name of the figure. */
type Figures = Record<string, number>

/** A prepared candidate. The preparation is not measured, unless the trial itself does that. */
export interface Trial {
  run(): Promise<Figures>
}

/** Prepares a candidate for a data set of this size. */
export type Start = (root: HTMLElement, size: number) => Promise<Trial> | Trial

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Resolves in a new task, so that the browser can do other work first. */
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
