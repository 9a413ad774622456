import { allTransitionIds } from '@statecart/chart'
import { type CoverageFile, coveragePart } from '@statecart/prove'
import { expect, it } from 'vitest'
import stored from '../../machines/coverage.json' with { type: 'json' }
import { namedModels } from '../../src/app/machine-room/models.ts'
import { coverageOf, coverageProblems, outsideTheShop } from '../../tools/coverage/coverage.ts'
import { recordCoverage, recordedCoverage } from '../../tools/coverage/depth.ts'
import { htmlReport, textReport } from '../../tools/coverage/report.ts'
import { driversAt } from '../models/drivers.ts'
import { temporaryFolder } from './temporary-folder.ts'

const connection = namedModels.filter(({ name }) => name === 'connection')
const everything = connection.flatMap(({ model }) => allTransitionIds(model.machine))
const all = everything.length
const pure = (taken: string[]) => ({ connection: coveragePart(taken) })
const depthsWith = (rendered: string[], excepted = {}) => ({
  pure: pure(everything),
  rendered: { connection: coveragePart(rendered, excepted) },
  browser: { connection: coveragePart(everything) },
})

it('lists exactly the existing transitions (else: npm run coverage:models)', () => {
  const ids = namedModels.map(({ name, model }) => [name, allTransitionIds(model.machine)])
  const coverage: CoverageFile = stored
  const taken = Object.entries(coverage).map(([name, transitions]) => [
    name,
    Object.keys(transitions).filter((id) => transitions[id]?.pure),
  ])
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(ids))
})

it('passes if every depth has taken every transition', () => {
  const rows = coverageOf(connection, depthsWith(everything))
  expect(coverageProblems(rows)).toEqual([])
  expect(textReport(rows)).toMatch(new RegExp(`^connection +\\d+ +${all}( +${all} of ${all}){3}$`, 'm'))
})

it('names the transitions that no test took', () => {
  const rows = coverageOf(connection, { ...depthsWith(everything), pure: pure(everything.slice(1)) })
  expect(coverageProblems(rows)).toEqual([`connection: nothing takes ${everything[0]} (pure)`])
  expect(htmlReport(rows)).toContain(`<li>connection, pure: ${everything[0]}</li>`)
})

it('reports a depth that has not run', () => {
  expect(coverageProblems(coverageOf(connection, {}))).toEqual([
    'the pure depth has not run',
    'the rendered depth has not run',
    'the browser depth has not run',
  ])
})

it('accepts exceptions with a reason, up to a limit', () => {
  const [first = '', ...others] = everything
  const rows = coverageOf(
    connection,
    depthsWith(others, { [first]: 'nobody can', gone: 'no such transition' }),
  )
  expect(coverageProblems(rows)).toEqual(['1 exceptions at the rendered depth are more than 0'])
  expect(htmlReport(rows)).toContain(`<li>connection, rendered: ${first}: nobody can</li>`)
})

it('requires only the pure depth for a machine outside the shop', () => {
  const outside = namedModels.filter(({ folder }) => outsideTheShop.has(folder))
  const taken = outside.map(({ name, model }) => [name, coveragePart(allTransitionIds(model.machine))])
  const rows = coverageOf([...connection, ...outside], {
    ...depthsWith(everything),
    pure: { ...pure(everything), ...Object.fromEntries(taken) },
  })
  expect(coverageProblems(rows)).toEqual([])
  expect(textReport(rows)).toMatch(/^travel +2 +2 +2 of 2 +outside the shop +outside the shop$/m)
})

it('has a driver in tests/models/drivers for every other machine', () => {
  const driven = driversAt('rendered').map(([name]) => name)
  const others = namedModels.filter(({ folder }) => !outsideTheShop.has(folder))
  expect(others.map(({ name }) => name).filter((name) => !driven.includes(name))).toEqual([])
})

it('merges the coverage of all depths, machine by machine', () => {
  const folder = temporaryFolder()
  recordCoverage('browser', 'connection', coveragePart(everything.slice(-1)), folder)
  recordCoverage('pure', 'connection', coveragePart(everything), folder)
  const rows = coverageOf(connection, recordedCoverage(folder))
  expect(textReport(rows)).toMatch(/^machine +states +transitions +pure +browser$/m)
  expect(textReport(rows)).toMatch(new RegExp(`${all} of ${all} +1 of ${all}$`, 'm'))
})
