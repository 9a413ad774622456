import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { semanticColors, starEmpty } from '../../../src/theme/semantic-colors.ts'

it('paints the stars, whose data URLs cannot read CSS variables, in the semantic colors', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../../src/components/rating-stars.css'), 'utf8')
  const painted = [...styles.matchAll(/fill='%23([0-9A-F]{6})'/g)].map(([, hex]) => `#${hex}`)
  const { star } = semanticColors
  expect(painted).toEqual([starEmpty.light, star.light, starEmpty.dark, star.dark])
})
