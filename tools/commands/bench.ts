import { bench } from '../bench/bench.ts'

/** The shop beside what people would pick instead, on the same work in the same run. Takes about a quarter of an hour. */
export function run(names: string[]): Promise<void> {
  return bench(names)
}
