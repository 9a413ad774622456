// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AnyMachineSnapshot, createActor, createMachine } from 'xstate'
import { chartFromJson } from '../src/index.ts'
import { FakeWorker } from './fake-worker.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('every function that the README imports exists', async () => {
  const entries: Record<string, object> = {
    '@statecart/chart': await import('../src/index.ts'),
    '@statecart/chart/browser': await import('../src/browser.ts'),
    '@statecart/chart/react': await import('../src/react.ts'),
  }
  const imports = [...readme.matchAll(/import \{ ([^}]+) \} from '(@statecart\/chart[^']*)'/g)]
  expect(imports.length).toBeGreaterThan(3)
  for (const [, list = '', entry = ''] of imports) {
    const names = list.split(', ').filter((name) => !name.startsWith('type '))
    expect(Object.keys(entries[entry] ?? {}), entry).toEqual(expect.arrayContaining(names))
  }
})

test('the component of the README draws a machine and its active states in StrictMode without a warning', async () => {
  // Vite resolves files for jsdom only within the repository.
  const cache = join(import.meta.dirname, '../.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'readme-'))
  const [, component = ''] = /^```tsx\n(\/\/ player-chart[\s\S]*?)^```/m.exec(readme) ?? []
  writeFileSync(
    join(folder, 'player-chart.tsx'),
    component.replace(/^import .*style\.css'$/m, '').replace(/^import worker .*$/m, `const worker = '/w.js'`),
  )
  writeFileSync(
    join(folder, 'player.machine.ts'),
    `import { createMachine } from 'xstate'
     export const playerMachine = createMachine({ id: 'player', initial: 'off', states: { off: {} } })`,
  )
  vi.stubGlobal('Worker', FakeWorker)
  const root = createRoot(document.body)
  onTestFinished(async () => {
    root.unmount()
    await expect.poll(() => FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
    FakeWorker.started.length = 0
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  const { PlayerChart }: { PlayerChart: FunctionComponent<{ snapshot: AnyMachineSnapshot }> } = await import(
    /* @vite-ignore */ join(folder, 'player-chart.tsx')
  )
  const { playerMachine } = await import(/* @vite-ignore */ join(folder, 'player.machine.ts'))
  const snapshot = createActor(playerMachine).getSnapshot()
  const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  root.render(createElement(StrictMode, undefined, createElement(PlayerChart, { snapshot })))
  const off = () => document.querySelector('[data-state="player.off"]')
  await expect.poll(() => off()).not.toBeNull()
  expect(off()?.getAttribute('data-active')).toBe('true')
  expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('JSON of a machine has no always transitions, and no guards and actions without a name', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        always: 'on',
        on: { press: { guard: () => true, target: 'on', actions: [() => undefined, 'note'] } },
      },
      on: {},
    },
  })
  const { transitions } = chartFromJson(JSON.parse(JSON.stringify(machine)))
  expect(transitions.map(({ cause, guard, actions }) => [cause, guard, actions])).toEqual([
    ['press', undefined, ['note']],
  ])
})
