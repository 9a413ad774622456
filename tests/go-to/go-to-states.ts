import { leavesOf, lineage, restingStates } from '@statecart/chart'
import { planPaths } from '@statecart/prove'
import type { AnyMachineSnapshot } from 'xstate'
import type { ActorLine } from '../../packages/room/src/actors/actors-protocol.ts'
import type { PlayedPathEnd } from '../../packages/room/src/drive/drive-protocol.ts'
import type { Driver } from '../models/driver.ts'
import type { Scene } from '../models/scene.ts'
import { eventually } from '../wait.ts'
import { type Persisted, persistedIn, type RoomLink } from './room-link.ts'

/**
 * `shown`: the page shows what the driver expects in the state. `differs`: it does not, although Go to reports that it has
 * arrived. `lacks`: it does not, because Go to replaced a promise whose effect would have stored the data that the page shows,
 * and reports that no effect ran.
 */
type Ending = 'shown' | 'differs' | 'lacks' | 'noActor' | Exclude<PlayedPathEnd, 'arrived'>

const storedByEffects: Readonly<Record<string, readonly string[]>> = {
  'add-product': ['editor.added'],
  checkout: ['placed'],
  login: ['signedIn'],
  'payment-form': ['saved'],
  register: ['registered'],
  'your-data': ['erased'],
}

export interface Outcome {
  state: string
  ending: Ending
  note?: string
}

interface Rooms {
  scene(): Promise<Scene>
  room: RoomLink
}

/** Uses Go to for each state in which the machine can rest, with a new page for each. */
export async function goToStates(
  name: string,
  drivers: readonly Driver[],
  rooms: Rooms,
): Promise<readonly Outcome[]> {
  const [first] = drivers
  if (!first) throw new Error(`${name} has no driver.`)
  const outcomes: Outcome[] = []
  for (const state of restingStates(first.model.machine))
    outcomes.push({ state, ...(await bestEnding(name, drivers, state, rooms)) })
  return outcomes
}

/** Tries the start of the first driver, and if no path leads from there, that of the next one. */
async function bestEnding(name: string, drivers: readonly Driver[], state: string, rooms: Rooms) {
  let last: Omit<Outcome, 'state'> = { ending: 'noActor' }
  for (const driver of drivers) {
    last = await go(name, driver, state, await rooms.scene(), rooms.room)
    if (['shown', 'differs', 'lacks', 'passed'].includes(last.ending)) break
  }
  return last
}

async function go(
  name: string,
  driver: Driver,
  state: string,
  scene: Scene,
  room: RoomLink,
): Promise<Omit<Outcome, 'state'>> {
  const { machine } = driver.model
  await driver.begin(scene)
  const opening = planPaths(driver)[0]?.opening.expected
  if (opening) await expectShown(driver, opening, scene)
  const isDriven = ({ machine: running, status, systemId, id }: ActorLine) =>
    status === 'active' &&
    running === name &&
    (driver.actor === undefined || [systemId, id].includes(driver.actor))
  const actor = await eventually(async () => {
    const found = (await room.ask('actors.list')).findLast(isDriven)
    if (!found) throw new Error(`no actor runs ${name}`)
    return found
  })
  const address = await addressOf(actor.sessionId, room)
  const before = await persisted(address, room)
  const path = await room.ask(
    'drive.goTo',
    actor.sessionId,
    state === '' ? machine.id : `${machine.id}.${state}`,
  )
  if (!path) return { ending: 'noActor' }
  if (path.end !== 'arrived') return { ending: path.end, note: path.impossible.join(', ') }
  const now = await persisted(address, room)
  // A recording does not contain an actor that has stopped or whose view is closed; then the page depends on its initial context.
  const after = now ?? (before && { ...before, value: stateValue(state) })
  if (!after) return { ending: 'noActor', note: `no snapshot of ${address}` }
  const lacks =
    path.steps.some(({ isOutcome, isRestart }) => isOutcome || isRestart) &&
    storedByEffects[name]?.includes(state)
  const expected = machine.resolveState({ value: after.value as never, context: after.context })
  return expectShown(driver, expected, scene).then(
    () => ({ ending: 'shown' }),
    (error: Error) => ({
      ending: lacks ? 'lacks' : 'differs',
      note: error.message.split('\n').slice(0, 4).join(' '),
    }),
  )
}

async function persisted(address: string, room: RoomLink): Promise<Persisted | undefined> {
  await room.ask('record.start')
  const recording = await room.ask('record.stop')
  return recording && persistedIn(recording, address)
}

/** The address of the actor in a recording. */
async function addressOf(sessionId: string, room: RoomLink): Promise<string> {
  const actors = await room.ask('actors.list')
  const found = actors.find((actor) => actor.sessionId === sessionId)
  if (!found) return ''
  if (found.systemId !== undefined) return found.systemId
  return found.parent ? `${await addressOf(found.parent, room)}/${found.id}` : found.id
}

/** Converts `open.filling` to the state value `{ open: 'filling' }`. */
function stateValue(path: string): unknown {
  const [first = '', ...others] = path.split('.')
  return others.length > 0 ? { [first]: stateValue(others.join('.')) } : first
}

async function expectShown(driver: Driver, expected: AnyMachineSnapshot, scene: Scene): Promise<void> {
  const states = new Set(leavesOf(expected).flatMap(lineage))
  const checks = [...states].flatMap((state) => driver.shows[state] ?? [])
  if (checks.length === 0)
    throw new Error(`the driver does not say what ${leavesOf(expected).join(' & ')} shows`)
  for (const check of checks) await check(scene, expected as never)
}
