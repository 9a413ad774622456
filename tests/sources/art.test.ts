import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawHero } from '../../src/sources/art/hero.ts'
import { drawSpots } from '../../src/sources/art/spots.ts'
import { drawTiles } from '../../src/sources/art/tiles.ts'

const folder = new URL('../../src/public/art/', import.meta.url)

const works = [
  { name: 'hero', svg: drawHero(), limit: 14_000 },
  ...[...drawTiles()].map(([name, svg]) => ({ name: `tile-${name}`, svg, limit: 7000 })),
  ...[...drawSpots()].map(([name, svg]) => ({ name, svg, limit: 3000 })),
]

// After a change to the drawings, `DRAW_ART=1 npx vitest run --project sources` writes the files anew.
if (process.env.DRAW_ART)
  for (const { name, svg } of works) writeFileSync(new URL(`${name}.svg`, folder), svg)

test('the shop has its hero, four tiles and six small drawings', () => {
  expect(works.map((work) => work.name).sort()).toEqual([
    'empty-cart',
    'empty-orders',
    'empty-wishlist',
    'hero',
    'lost',
    'nothing-found',
    'offline',
    'tile-electronics',
    'tile-jewelery',
    'tile-mens-clothing',
    'tile-womens-clothing',
  ])
})

test.each(works)('$name.svg is what the kit draws, and light', ({ name, svg, limit }) => {
  expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg)
  expect(svg.length).toBeLessThan(limit)
  expect(svg).not.toMatch(/<script|<text|<image|href|NaN|undefined/)
})
