// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useActorRef, useMachine } from '@xstate/react'
import { StrictMode, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import type { Recording } from '../src/record/recording.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

afterEach(cleanup)

type Inspect = ReturnType<typeof openRoom>['inspect']

const View = ({ machine, inspect }: { readonly machine: AnyStateMachine; readonly inspect: Inspect }) => {
  const [snapshot, send] = useMachine(machine, { inspect })
  return (
    <button type="button" onClick={() => send({ type: 'press' })}>
      {JSON.stringify(snapshot.value)}
    </button>
  )
}

function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application, name: 'Lamps' })
  const view = (machine: AnyStateMachine) => <View machine={machine} inspect={inspect} />
  return { room, view }
}

test('an actor whose component is unmounted is stopped', async () => {
  const { room, view } = opened()
  const link = await connect(room)
  const statuses = async () => (await link.ask('actors.list')).map(({ status }) => status)
  const { unmount } = render(view(lampMachine), { wrapper: StrictMode })
  expect(await statuses()).toEqual(['active'])
  unmount()
  expect(await statuses()).toEqual(['stopped'])
})

test('an actor whose component was unmounted before the room connects is stopped', async () => {
  const { room, view } = opened()
  const { unmount } = render(view(lampMachine), { wrapper: StrictMode })
  fireEvent.click(screen.getByRole('button'))
  unmount()
  const link = await connect(room)
  const actors = await link.ask('actors.list')
  expect(actors.flatMap(({ machine, status }) => (machine ? status : []))).toEqual(['stopped'])
})

test('after a hot replacement in a component, the old actor is stopped, and its machine is replaced', async () => {
  const { room, view } = opened()
  const changed = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, broken: {} } })
  const link = await connect(room)
  const { rerender } = render(view(lampMachine), { wrapper: StrictMode })
  await link.ask('actors.list')
  rerender(view(changed))
  const actors = await link.ask('actors.list')
  expect(actors.map(({ machine, status, isReplaced }) => [machine, status, isReplaced])).toEqual([
    ['lamp', 'stopped', true],
    ['lamp', 'active', false],
  ])
})

test('a recording keeps what an earlier component of the same machine received when StrictMode mounts the component again', async () => {
  const { room, view } = opened()
  const link = await connect(room)
  const first = render(view(lampMachine), { wrapper: StrictMode })
  await link.ask('record.start')
  fireEvent.click(screen.getByRole('button'))
  first.unmount()
  render(view(lampMachine), { wrapper: StrictMode })
  const recording = await link.ask('record.stop')
  expect(recording?.steps.map(({ kind }) => kind)).toEqual(['event', 'stop', 'start'])
})

const Pressing = ({ inspect }: { readonly inspect: Inspect }) => {
  const actor = useActorRef(switchMachine, { inspect })
  useEffect(() => actor.send({ type: 'press' }), [actor])
  return null
}

const switchMachine = createMachine({
  id: 'switch',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'twice' } }, twice: {} },
})

test.each(['the application', 'a file'])(
  'a replay from %s starts an actor of a component that StrictMode mounts again in the state in which it was stopped',
  async (from) => {
    const { application, room } = createPair()
    const { inspect } = openRoom({ channel: application, name: 'Switches' })
    const link = await connect(room)
    await link.ask('record.start')
    render(<Pressing inspect={inspect} />, { wrapper: StrictMode })
    const recording = await link.ask('record.stop')
    expect(recording?.steps.map(({ kind }) => kind)).toEqual(['start', 'event', 'stop', 'start', 'event'])
    expect(recording?.steps.at(-1)?.to).toEqual({ root: 'twice' })
    const { id: _, ...file } = recording as Recording
    await link.ask('replay.start', from === 'a file' ? file : (recording as Recording))
    for (const _step of file.steps) expect((await link.ask('replay.step')).difference).toBeUndefined()
  },
)
