import { expect, test } from 'vitest'
import { runCommand } from '../../tools/tool.ts'
import { temporaryFolder } from './temporary-folder.ts'

const good = {
  'id-less.ts': `import { createMachine } from 'xstate'
    export default createMachine({ initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } })`,
  'inline.ts': `import { assign, createMachine } from 'xstate'
    export const counter = createMachine({
      id: 'counter', context: { count: 0 }, initial: 'low',
      states: {
        low: { on: { add: [{ guard: ({ context }) => context.count > 1, target: 'high' }, { actions: assign({ count: ({ context }) => context.count + 1 }) }] } },
        high: {},
      },
    })`,
  'several/regions.ts': `import { createMachine } from 'xstate'
    export const parallel = createMachine({
      id: 'parallel', type: 'parallel',
      states: { left: { initial: 'a', states: { a: { on: { next: 'b' } }, b: {} } }, right: { initial: 'c', states: { c: { on: { next: 'd' } }, d: {} } } },
    })
    export const remembering = createMachine({
      id: 'remembering', initial: 'off',
      states: { off: { on: { on: 'on.past' } }, on: { initial: 'slow', on: { off: 'off' }, states: { slow: { on: { faster: 'fast' } }, fast: {}, past: { type: 'history' } } } },
    })
    export const notAMachine = 3`,
  'with-input.ts': `import { setup } from 'xstate'
    export const greeting = setup({ types: { context: {} as { name: string }, input: {} as { user: { name: string } } } }).createMachine({
      id: 'greeting', context: ({ input }) => ({ name: input.user.name.toUpperCase() }), initial: 'hello', states: { hello: { on: { bye: 'gone' } }, gone: { type: 'final' } },
    })`,
  'not-a-machine.ts': 'export const nothing = 1',
}
const throwing = {
  'throwing.ts': `import { createMachine } from 'xstate'
    export const broken = createMachine({ id: 'broken', context: () => { throw new Error('no start today') }, initial: 'on', states: { on: {} } })`,
}
const lacking = {
  'lacking.ts': `import { createMachine } from 'xstate'
    import missing from 'a-package-that-is-not-there'
    export const lost = createMachine({ id: missing, initial: 'on', states: { on: {} } })`,
}

test('tries every exported machine of a folder, and exits with 0 if none fails', async () => {
  const { code, output } = await runCommand('try-machines', [temporaryFolder(good)])
  const lines = output.split('\n').filter((line) => line.startsWith('ok  '))
  expect(lines.map((line) => line.replace(/, \d+ steps.*/, ''))).toEqual([
    'ok   id-less.ts id-less: 3 states, Go to 2 of 2',
    'ok   inline.ts counter: 3 states, Go to 2 of 2',
    'ok   several/regions.ts parallel: 7 states, Go to 4 of 4',
    'ok   several/regions.ts remembering: 6 states, Go to 3 of 3',
    'ok   with-input.ts greeting: 3 states, Go to 2 of 2',
  ])
  expect(output).toMatch(/^machines +5$/m)
  expect(output).toMatch(/^failures +0$/m)
  expect(output).toMatch(/^invented words +0$/m)
  expect(output).toMatch(/^worst layout time +\d+ ms \(.+ \d states\)$/m)
  expect(code).toBe(0)
})

test('reports a machine that throws at its start and a file that cannot be imported, and exits with 1', async () => {
  const { code, output } = await runCommand('try-machines', [temporaryFolder({ ...throwing, ...lacking })])
  expect(output).toContain('FAIL throwing.ts broken')
  expect(output).toContain('throwing.ts broken: host: it throws at its start: no start today')
  expect(output).toContain('lacking.ts: it imports a-package-that-is-not-there, which is not installed.')
  expect(code).toBe(1)
})

test('exits with 2 if nothing failed but not everything was tried, and reports a missing folder', async () => {
  const imports = await runCommand('try-machines', [
    temporaryFolder({ ...lacking, 'good.ts': good['id-less.ts'] }),
  ])
  expect(imports.code).toBe(2)
  expect((await runCommand('try-machines', [temporaryFolder()])).code).toBe(2)
  const { code, output } = await runCommand('try-machines', ['/no/such/folder'])
  expect(output).toContain('There is no folder /no/such/folder.')
  expect(code).toBe(1)
})
