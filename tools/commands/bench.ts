import { bench } from '../bench/bench.ts'

/** Compares the shop with other libraries on the same work in the same run. Takes about 15 minutes. */
export function run(names: string[]): Promise<void> {
  return bench(names)
}
