import { expect } from '@playwright/test'
import { chartOf, childrenOf, leavesOf, lineage } from '@statecart/chart'
import type { AnyMachineSnapshot } from 'xstate'
import type { PlayedPathEnd } from '../../packages/room/src/drive/drive-protocol.ts'
import { watchSecrets } from '../browser/fixtures/secrets.ts'
import { test as base } from '../browser/fixtures/shop-test.ts'
import { openStage, type Stage } from '../browser/models/scene.ts'
import type { Driver } from '../models/driver.ts'
import { driversAt } from '../models/drivers.ts'
import type { Scene } from '../models/scene.ts'
import { attachAtStart, openLink, type RoomLink, snapshotIn } from './room-link.ts'

/** One page for all that a worker does, and one for the room. */
const test = base.extend<object, { stage: Stage & { room: RoomLink } }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-US' } = project.use
      const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' })
      await watchSecrets(context, baseURL)
      await context.addInitScript(attachAtStart)
      const stage = await openStage(context)
      await use({ ...stage, room: await openLink(context) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** `shown`: the page shows what the driver says of the state; `differs`: it does not, although Go to says that it has arrived. */
type Ending = 'shown' | 'differs' | 'noActor' | Exclude<PlayedPathEnd, 'arrived'>

interface Outcome {
  ending: Ending
  note?: string
}

for (const [name, drivers] of driversAt('browser')) {
  test(`Go to leads ${name} where the page shows it, or says that there is no way`, async ({ stage }) => {
    test.setTimeout(1_200_000)
    const differing: string[] = []
    const rows: string[] = []
    for (const state of restingStates(drivers)) {
      const { ending, note } = await bestEnding(name, drivers, state, stage)
      rows.push(`${state.padEnd(52)}${ending}${note ? `: ${note}` : ''}`)
      if (ending === 'differs') differing.push(state)
    }
    console.log(`\n${rows.join('\n')}`)
    expect(differing).toEqual([])
  })
}

function restingStates(drivers: readonly Driver[]): string[] {
  return [
    ...new Set(
      drivers.flatMap(({ model: { machine } }) => {
        const chart = chartOf(machine)
        return chart.states
          .filter(
            ({ id, kind }) => childrenOf(id, chart).length === 0 && kind !== 'shallow' && kind !== 'deep',
          )
          .map(({ id }) => id)
      }),
    ),
  ]
}

/** From where the first driver begins; where no way leads from there, from where the next one does. */
async function bestEnding(
  name: string,
  drivers: readonly Driver[],
  state: string,
  stage: Stage & { room: RoomLink },
) {
  let last: Outcome = { ending: 'noActor' }
  for (const driver of drivers) {
    last = await go(name, driver, state, await stage.scene(), stage.room)
    if (last.ending === 'shown' || last.ending === 'differs' || last.ending === 'passed') return last
  }
  return last
}

async function go(
  name: string,
  driver: Driver,
  state: string,
  scene: Scene,
  room: RoomLink,
): Promise<Outcome> {
  await driver.begin(scene)
  const actor = (await room.ask('actors.list')).findLast(
    ({ machine, status, systemId, id }) =>
      status === 'active' &&
      machine === name &&
      (driver.actor === undefined || [systemId, id].includes(driver.actor)),
  )
  if (!actor) return { ending: 'noActor' }
  const path = await room.ask('drive.goTo', actor.sessionId, state)
  if (!path) return { ending: 'noActor' }
  if (path.end !== 'arrived') return { ending: path.end, note: path.impossible.join(', ') }
  await room.ask('record.start')
  const recording = await room.ask('record.stop')
  const parts = await addressOf(actor.sessionId, room)
  const expected = recording && snapshotIn(recording, parts, driver.model.machine)
  if (!expected) return { ending: 'noActor', note: `no snapshot of ${parts}` }
  return look(driver, expected, scene).then(
    (): Outcome => ({ ending: 'shown' }),
    (error: Error): Outcome => ({ ending: 'differs', note: error.message.split('\n').slice(0, 4).join(' ') }),
  )
}

/** What the actor is called in a recording. */
async function addressOf(sessionId: string, room: RoomLink): Promise<string> {
  const actors = await room.ask('actors.list')
  const own = actors.find((actor) => actor.sessionId === sessionId)
  if (!own) return ''
  if (own.systemId !== undefined) return own.systemId
  return own.parent ? `${await addressOf(own.parent, room)}/${own.id}` : own.id
}

async function look(driver: Driver, expected: AnyMachineSnapshot, scene: Scene): Promise<void> {
  const states = new Set(leavesOf(expected).flatMap(lineage))
  for (const state of [...states]) await driver.shows[state]?.(scene, expected as never)
}
