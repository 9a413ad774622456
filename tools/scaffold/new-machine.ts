import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import { CommandError } from '../tool.ts'

/** Writes a machine, its model and its test. Returns the paths of the files, relative to the project. */
export function writeMachine(name: string, projectRoot: string = root): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(
      'The name of a machine is in lower case with hyphens, for example: npm run new:machine gift-wrap',
    )
  const names = namesOf(name)
  const folder = `machines/${name}`
  const test = `tests/machines/${name}.test.ts`
  for (const path of [folder, test])
    if (existsSync(join(projectRoot, path))) throw new CommandError(`There is ${path} already.`)
  const files = {
    [`${folder}/${name}.machine.ts`]: machineText(names),
    [`${folder}/${name}.model.ts`]: modelText(names),
    [test]: testText(names),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true })
    writeFileSync(join(projectRoot, file), text)
  }
  return Object.keys(files)
}

interface Names {
  /** gift-wrap */
  kebab: string
  /** giftWrap */
  camel: string
  /** GiftWrap */
  pascal: string
}

function namesOf(kebab: string): Names {
  const pascal = kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}

/** An example with two states, an event with data, a guard and an action: a panel that counts when it is opened. */
function machineText({ camel, pascal }: Names): string {
  return `import { assign, setup } from 'xstate'
import { withEvent } from '../ports/setup.ts'

export type ${pascal}Event = { type: '${camel}.open'; by: number } | { type: '${camel}.close' }

export interface ${pascal}Context {
  count: number
}

export const ${camel}Machine = setup({
  types: { context: {} as ${pascal}Context, events: {} as ${pascal}Event },
  actions: {
    add: assign(({ context }, { by }: { by: number }) => ({ count: context.count + by })),
  },
  guards: { isPositive: (_, { by }: { by: number }) => by > 0 },
}).createMachine({
  id: '${camel}',
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        '${camel}.open': { guard: withEvent('isPositive'), target: 'open', actions: withEvent('add') },
      },
    },
    open: { on: { '${camel}.close': 'closed' } },
  },
})
`
}

function modelText({ kebab, camel }: Names): string {
  return `import { defineShopModel } from '../fixtures/shop-model.ts'
import { ${camel}Machine } from './${kebab}.machine.ts'

export const ${camel}Model = defineShopModel({
  machine: ${camel}Machine,
  purpose: 'Describe the purpose of the machine in one sentence.',
  input: undefined,
  initially: (snapshot) => snapshot.matches('closed'),
  events: [
    { type: '${camel}.open', by: 1 },
    { type: '${camel}.open', by: 0 },
    { type: '${camel}.close' },
  ],
  abstract: ({ count }) => Math.min(count, 2),
  stopsAt: ({ count }) => count > 2,
  answers: {
    closed: {
      '${camel}.open': {
        when: (_, { by }) => by > 0,
        to: 'open',
        after: (before, { count }, { by }) => count === before.count + by,
      },
    },
    open: { '${camel}.close': 'closed' },
  },
  tags: {},
  invariants: {
    'the count is positive in the state open': ({ value, context }) => value !== 'open' || context.count > 0,
  },
})
`
}

function testText({ kebab, camel }: Names): string {
  return `import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ${camel}Machine } from '../../machines/${kebab}/${kebab}.machine.ts'

it('adds the number of each open event to the count', () => {
  const actor = createActor(${camel}Machine).start()
  actor.send({ type: '${camel}.open', by: 1 })
  actor.send({ type: '${camel}.close' })
  actor.send({ type: '${camel}.open', by: 2 })
  expect(actor.getSnapshot().value).toBe('open')
  expect(actor.getSnapshot().context.count).toBe(3)
})
`
}
