import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { namedModels } from '../../tools/charts/models.ts'
import { chartsFile, chartsPage } from '../../tools/charts/readme.ts'

it('shows every machine as it is now (else: npm run charts)', () => {
  expect(readFileSync(chartsFile, 'utf8')).toBe(chartsPage(namedModels))
})

it('draws the same page twice', () => {
  expect(chartsPage(namedModels)).toBe(chartsPage(namedModels))
})
