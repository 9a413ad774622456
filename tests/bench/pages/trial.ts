/** What one contender measured, by the name of the figure. */
export type Figures = Record<string, number>

/** A contender that is ready: everything up to here is not measured, unless it measures it itself. */
export interface Trial {
  run(): Promise<Figures>
}

/** Makes a contender ready for work of a given size. */
export type Start = (root: HTMLElement, size: number) => Promise<Trial> | Trial
