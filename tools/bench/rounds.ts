import type { Browser } from '@playwright/test'
import { commonSize, sizes, type Workload } from './workloads.ts'

/** The figures of each contender at each size: the medians of the rounds. */
export type Results = Map<string, Map<number, Figures>>

/** Only the common size has several rounds: one round is enough to show how the cost grows. */
const roundsAt = (size: number) => (size === commonSize ? 3 : 1)
const slowdown = 4
const timeLimit = 600_000

/** Contenders take turns within a round, so that other load of the machine affects all of them alike. */
export async function measureRounds(browser: Browser, pages: string, work: Workload): Promise<Results> {
  const results: Results = new Map(work.contenders.map((name) => [name, new Map()]))
  for (const size of sizes) {
    const figuresByName = new Map<string, Figures[]>(work.contenders.map((name) => [name, []]))
    for (let round = 0; round < roundsAt(size); round += 1) {
      for (const [name, figures] of alternating([...figuresByName], round))
        figures.push(await trialOf(browser, pages, work.name, name, size))
    }
    for (const [name, figures] of figuresByName) results.get(name)?.set(size, mediansOf(figures))
    console.log(`  ${work.name} with ${size.toLocaleString('en')} done`)
  }
  return results
}

/** The first contender changes from round to round, so that garbage left by one does not always slow down the same other. */
export function alternating<Each>(all: readonly Each[], round: number): Each[] {
  const first = round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** Rejects if the work takes too long: a page that gets no more frames would never finish. */
export async function withinLimit<Result>(work: Promise<Result>, title: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${title} takes more than ${timeLimit / 60_000} minutes`)),
      timeLimit,
    )
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a trial in a new browser profile, with the processor slowed down to the speed of a phone. */
async function trialOf(
  browser: Browser,
  pages: string,
  work: string,
  name: string,
  size: number,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeLimit)
    await page.goto(`${pages}?${new URLSearchParams({ work, with: name, size: String(size) })}`)
    await page.evaluate('makeReady()')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await withinLimit(page.evaluate<Figures>('trial.run()'), `${work} with ${name}`)
  } finally {
    await context.close()
  }
}

/** The measured values by name. */
export type Figures = Record<string, number>

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Returns the median of each figure. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  const names = new Set(rounds.flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(rounds.map((of) => of[name] ?? Number.NaN))]),
  )
}

export function formatted(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en', {
    maximumSignificantDigits: value < 100 ? 3 : 6,
    maximumFractionDigits: 2,
  })
}
