import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from './client/wire.ts'
import { accountFlows } from './flows/account.ts'
import { buyingFlows } from './flows/buying.ts'
import { findingFlows } from './flows/finding.ts'
import { roomFlows } from './flows/room.ts'
import { engineNames, openVisitor, start } from './open.ts'

const flows = [...findingFlows, ...buyingFlows, ...accountFlows, ...roomFlows]

describe.each(engineNames)('%s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start(name)
  })
  afterAll(() => engine.close())

  test.for(flows)('$name', async ({ run, errors = [] }, { task }) => {
    Object.assign(task.meta, { version: engine.version })
    const { visitor, close } = await openVisitor(engine, name)
    try {
      await run(visitor)
      // The driver of WebKitGTK does not report what a page logs.
      const reported = name === 'webkit' ? [] : errors
      expect(await visitor.errors()).toEqual(reported.map((error) => expect.stringMatching(error)))
    } finally {
      await close()
    }
  })
})
