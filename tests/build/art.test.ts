// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../../tools/paths.ts'

const folder = join(root, 'src/public/art')
const limitOf = (name: string) => (name === 'hero.svg' ? 14_000 : 7000)

const views = filesBelow(join(root, 'src'))
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n')

test.each(readdirSync(folder))('art/%s is small, self-contained and used by a view', (name) => {
  const svg = readFileSync(join(folder, name), 'utf8')
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect(page.tagName).toBe('svg')
  expect(page.querySelector('parsererror, script, foreignObject, text, image, style')).toBeNull()
  expect(svg).not.toMatch(/href|NaN|undefined/)
  expect(svg.length).toBeLessThan(limitOf(name))
  expect(views).toContain(`/art/${name}`)
})
