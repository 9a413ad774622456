import { expect, test } from 'vitest'
import type { Atlas } from '../../tools/atlas/atlas.ts'
import { changesPage } from '../../tools/atlas/pages/changes-page.ts'
import { indexPage } from '../../tools/atlas/pages/index-page.ts'
import { machinePage } from '../../tools/atlas/pages/machine-page.ts'
import { viewArticle } from '../../tools/atlas/pages/view-article.ts'
import { summaryOf } from '../../tools/atlas/summary.ts'

const atlas: Atlas = {
  format: 1,
  commit: '0123456789abcdef',
  looks: { themes: ['light'], languages: ['en'], sizes: ['desktop'] },
  machines: [],
  messages: {},
  colors: {},
}

const noChanges = {
  added: [],
  removed: [],
  charts: [],
  messages: [],
  colors: [],
  views: [],
  appeared: [],
  disappeared: [],
  broken: [],
}

test('the page of changes lists machines that were added or removed', () => {
  const changes = { ...noChanges, added: ['lamp'], removed: ['candle'] }
  const page = changesPage({ ref: 'main', before: atlas, after: atlas, changes, pictures: [] })
  expect(page).toContain('<li><a href="lamp.html">lamp</a> added</li>')
  expect(page).toContain('<li>candle removed</li>')
})

test('only the page with a search field names the key for it', () => {
  const search = '<kbd>/</kbd> to search'
  const lamp = {
    name: 'lamp',
    purpose: 'Shines.',
    path: 'machines/lamp/lamp',
    chart: { name: 'lamp', states: [], transitions: [] },
    layout: undefined,
    states: [],
    views: [],
    tests: [],
    broken: [],
  }
  expect(indexPage(atlas, new Set())).toContain(search)
  expect(machinePage(lamp as never, new Set())).not.toContain(search)
})

test('a path of one step is called “1 step”', () => {
  const summaryOf = (path: string[]) => {
    const view = { id: 1, path, events: [], states: [], messages: [], actors: [], address: '/', pictures: {} }
    const machine = { name: 'lamp', chart: { states: [] } }
    return /Path \(.*?\)/.exec(viewArticle(machine as never, view as never, new Set()).html)?.[0]
  }
  expect(summaryOf(['Open /'])).toBe('Path (1 step)')
  expect(summaryOf(['Open /', 'Press Enter'])).toBe('Path (2 steps)')
})

test('the changed pictures of one state are distinguished by their last steps', () => {
  const pictures = ['Open /', 'Click the button “On | off”'].map((step) => ({
    change: { machine: 'lamp', look: 'phone-light-en', view: { states: ['on'], path: [step] } },
    also: [],
    pixels: 12,
    causes: ['message lamp.on'],
  }))
  const summary = summaryOf('main', noChanges, pictures as never)
  expect(summary).toContain('| lamp on: Open / | phone-light-en | 12 |')
  expect(summary).toContain('| lamp on: Click the button “On \\| off” | phone-light-en | 12 |')
})
