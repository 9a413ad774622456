import { expect, it } from 'vitest'
import { namedModels } from '../../src/build/charts/models.ts'
import { coverageOf, shortcomings } from '../../src/build/coverage/coverage.ts'
import { type Depth, keepCoverage, readDepths } from '../../src/build/coverage/depth.ts'
import { htmlReport, textReport } from '../../src/build/coverage/report.ts'
import { temporaryFolder } from './temporary-folder.ts'

const connection = namedModels.filter(({ name }) => name === 'connection')
const everything = [
  'connection.offline.told|connection.dismiss|0',
  'connection|surroundings.online|0',
  'connection|surroundings.online|1',
]
const pure = (taken: string[]): Depth => ({ depth: 'pure', taken: { connection: taken } })

it('passes when the pure depth has taken every transition', () => {
  const rows = coverageOf(connection, [pure(everything)])
  expect(shortcomings(rows)).toEqual([])
  expect(textReport(rows)).toMatch(/^connection +3 +3 +3 of 3$/m)
})

it('names what nobody took', () => {
  const rows = coverageOf(connection, [pure(everything.slice(1))])
  expect(shortcomings(rows)).toEqual([`connection: nothing takes ${everything[0]}`])
  expect(htmlReport(rows)).toContain(`<li>connection, pure: ${everything[0]}</li>`)
})

it('does not take a run for granted that never was', () => {
  expect(shortcomings(coverageOf(connection, []))).toHaveLength(1)
})

it('shows further depths beside the pure one, without judging them', () => {
  const folder = temporaryFolder()
  keepCoverage({ depth: 'browser', taken: { connection: everything.slice(2) } }, folder)
  keepCoverage(pure(everything), folder)
  const rows = coverageOf(connection, readDepths(folder))
  expect(textReport(rows)).toMatch(/^machine +states +transitions +pure +browser$/m)
  expect(textReport(rows)).toMatch(/3 of 3 +1 of 3$/m)
  expect(shortcomings(rows)).toEqual([])
})
