import { machinesNamed } from '../atlas/photograph.ts'
import { annotationsOf, runPlaywright } from '../stages/playwright-run.ts'

/** The outcomes of "Go to" for each resting state of a machine. */
interface Journey {
  name: string
  outcomes: readonly { state: string; ending: string; note?: string }[]
}

const endings = {
  shown: 'the page shows the state',
  passed: 'the machine passed through it',
  noWay: 'Go to says that no path leads there',
  gaveUp: 'Go to says that there are too many possibilities',
  diverged: 'Go to says that another actor led elsewhere',
  lacks: 'the page lacks what an effect stores, and Go to says that no effect ran',
  differs: 'the page does not show the state',
  noActor: 'there was no actor to judge',
}

/**
 * Uses "Go to" of the machine room for every resting state of all machines of the shop, or of the named machines. The driver of
 * the model checks whether the page shows the state.
 */
export async function run(names: string[]): Promise<void> {
  machinesNamed(names)
  const named = names.length > 0 ? ['--grep', `leads (${names.join('|')}) `] : []
  const { passed, report } = await runPlaywright(['--workers=1', ...named], { SPECS: 'go-to' })
  const journeys = (report ? annotationsOf(report, 'go-to') : []).map(({ text }): Journey => JSON.parse(text))
  console.log(`\n${summaryOf(journeys)}`)
  if (!passed) process.exitCode = 1
}

function summaryOf(journeys: readonly Journey[]): string {
  const all = journeys.flatMap(({ name, outcomes }) => outcomes.map((outcome) => ({ name, ...outcome })))
  const others = all.filter(({ ending }) => ending !== 'shown')
  const counts = Object.entries(endings).map(
    ([ending, meaning]) =>
      `${String(all.filter((one) => one.ending === ending).length).padStart(5)}  ${meaning}`,
  )
  return [
    ...others.map(
      ({ name, state, ending, note }) => `${name}.${state}: ${ending}${note ? ` (${note})` : ''}`,
    ),
    '',
    `${all.length} resting states of ${journeys.length} machines:`,
    ...counts,
  ].join('\n')
}
