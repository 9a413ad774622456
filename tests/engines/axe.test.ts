import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, routeAccess } from '../../machines/domain/routes.ts'
import { routePaths } from '../../src/routes.ts'
import { title } from '../models/locators.ts'
import type { EngineVisitor } from './client/visitor.ts'
import type { Engine } from './client/wire.ts'
import { addToCart, administrator, placeOrder, signIn } from './flows/flow.ts'
import { engineNames, openVisitor, start } from './open.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const findings = `async () => {
  if (!('axe' in window)) { ${axe} }
  const { violations, passes } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
  if (passes.length === 0) throw new Error('axe-core has checked nothing')
  return JSON.stringify(violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary)))
}`

const routesWith = (...access: Access[]) => routePaths.filter((path) => access.includes(routeAccess[path]))

/** Ready for axe: nothing is loading, and only endless animations run. */
const atRest = `() => String(document.querySelector('[aria-busy="true"]') === null &&
  document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getComputedTiming().iterations === Infinity))`

describe.each(engineNames)('%s', (name) => {
  let engine: Engine
  let session: { visitor: EngineVisitor; close: () => Promise<void> }
  beforeAll(async () => {
    engine = await start(name)
  })
  afterAll(() => engine.close())

  async function expectAccessible(path: string): Promise<void> {
    const { visitor } = session
    await visitor.open(path)
    await visitor.sees(title(/./))
    await expect.poll(() => visitor.evaluate(atRest)).toBe('true')
    expect(JSON.parse(await visitor.evaluate(findings))).toEqual([])
  }

  describe('axe', () => {
    describe('signed out', () => {
      beforeAll(async () => {
        session = await openVisitor(engine, name)
      })
      afterAll(() => session.close())
      test.each(routesWith('public', 'guestOnly'))('%s', (path) => expectAccessible(path.replace(':id', '1')))
    })

    describe('signed in', () => {
      let confirmation = ''
      beforeAll(async () => {
        session = await openVisitor(engine, name)
        const { visitor } = session
        await signIn(visitor, administrator)
        await addToCart(visitor, 1)
        await placeOrder(visitor)
        confirmation = await visitor.evaluate('() => location.pathname + location.search')
        await addToCart(visitor, 2)
      })
      afterAll(() => session.close())
      test.each(routesWith('signedIn', 'admin'))('%s', (path) =>
        expectAccessible(path === '/order-confirmation' ? confirmation : path),
      )
    })
  })
})
