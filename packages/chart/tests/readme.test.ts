// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AnyMachineSnapshot, createActor, createMachine } from 'xstate'
import { chartFromJson } from '../src/index.ts'
import { FakeWorker } from './fake-worker.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** Writes a component of the README and its machine into a new folder. */
function folderWith(component: string): string {
  // Vite resolves files for jsdom only within the repository.
  const cache = join(import.meta.dirname, '../.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [, code = ''] = new RegExp(`^\`\`\`tsx\\n(// ${component}[\\s\\S]*?)^\`\`\``, 'm').exec(readme) ?? []
  writeFileSync(
    join(folder, `${component}.tsx`),
    code.replace(/^import .*style\.css'$/m, '').replace(/^import worker .*$/m, `const worker = '/w.js'`),
  )
  writeFileSync(
    join(folder, 'player.machine.ts'),
    `import { createMachine } from 'xstate'
     export const playerMachine = createMachine({ id: 'player', initial: 'off', states: { off: {} } })`,
  )
  return folder
}

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
  const folder = folderWith('player-chart')
  vi.stubGlobal('Worker', FakeWorker)
  const root = createRoot(document.body)
  onTestFinished(async () => {
    root.unmount()
    await expect.poll(() => FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
    FakeWorker.started.length = 0
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
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

test('the element of the README has its machine and its snapshot after hydration', async () => {
  const folder = folderWith('player-element')
  const { PlayerElement }: { PlayerElement: FunctionComponent<{ snapshot: AnyMachineSnapshot }> } =
    await import(/* @vite-ignore */ join(folder, 'player-element.tsx'))
  const { playerMachine } = await import(/* @vite-ignore */ join(folder, 'player.machine.ts'))
  const snapshot = createActor(playerMachine).getSnapshot()
  const element = createElement(PlayerElement, { snapshot })
  const place = document.createElement('div')
  place.innerHTML = renderToString(element)
  const root = hydrateRoot(place, element)
  onTestFinished(() => root.unmount())
  const drawn = place.querySelector('state-chart')
  await expect.poll(() => drawn?.machine).toBe(playerMachine)
  expect(drawn?.snapshot).toBe(snapshot)
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
