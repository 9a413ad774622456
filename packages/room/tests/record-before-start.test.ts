import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'

const bell = createMachine({
  id: 'bell',
  initial: 'quiet',
  states: { quiet: { on: { RING: 'ringing' } }, ringing: {} },
})

test.each([
  ['a root', () => undefined],
  ['an actor with a parent', (house: AnyActorRef) => house],
])(
  'a replay delivers events that %s received before its start, as a view sends them that is mounted before its parent',
  async (_, parentIn) => {
    const { application, room } = createPair()
    const { inspect } = openRoom({ channel: application })
    const house = createActor(createMachine({ id: 'house' }), { inspect }).start()
    const link = await connect(room)
    await link.ask('record.start')
    const parent = parentIn(house)
    const one = createActor(bell, {
      id: 'one',
      systemId: 'one',
      ...(parent ? { parent } : { inspect }),
    } as never)
    one.send({ type: 'RING' })
    one.start()
    expect(one.getSnapshot().value).toBe('ringing')
    const recording = await link.ask('record.stop')
    expect(recording?.steps.map(({ kind }) => kind)).toEqual(['start'])
    if (recording) await link.ask('replay.start', recording)
    expect(await link.ask('replay.step')).toEqual({ taken: 1, difference: undefined })
  },
)
