import { configure, render } from '@testing-library/react'
import { type AnyActorRef, createActor } from 'xstate'
import { createAbout } from '../src/about/about-source.ts'
import { openHost } from '../src/host/host.ts'
import type { Language } from '../src/i18n/texts.ts'
import { createLayouts } from '../src/layouts/layouts.ts'
import { ownTab } from '../src/link/tabs.ts'
import { withReplays } from '../src/link/with-replays.ts'
import { noFilters } from '../src/machines/filters.ts'
import type { Selection, Tab } from '../src/machines/room.ts'
import { openHere } from '../src/record/open-here.ts'
import type { Registry } from '../src/registry.ts'
import { Room } from '../src/room.tsx'
import { RoomProvider } from '../src/room-context.tsx'
import { roomWith } from '../src/room-effects.ts'
import type { RoomPorts } from '../src/room-ports.ts'
import { lampMachine } from './lamp.ts'

/** jsdom has no layout, so elements are never resized. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A long timeout, so that tests do not fail on a slow computer. */
configure({ asyncUtilTimeout: 20_000 })

const lamp = {
  name: 'lamp',
  title: 'lamp',
  machine: lampMachine,
  purpose: 'Shines.',
  purposeIn: (language: Language) => (language === 'fr' ? 'Éclaire.' : undefined),
  layouts: [],
  model: {
    input: undefined,
    events: [
      { type: 'press' },
      { type: 'break', why: 'age' },
      { type: 'xstate.done.actor.warm', output: 'warm' },
    ],
    abstract: (context: { lit: number }) => context.lit,
  },
}

const lampRegistry: Registry = {
  machines: [lamp],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '1', id: 'test' },
}

interface Given {
  selection?: Selection
  registry?: Partial<Registry>
  ports?: Partial<RoomPorts>
  language?: Language
  tab?: Partial<Tab>
}

/** Renders a room that inspects a running lamp. */
export function showRoom(given: Given = {}) {
  const root = createActor(lampMachine).start()
  showRoomOf(root, given)
  return root
}

/** Renders a room that inspects this actor. */
export function showRoomOf(
  root: AnyActorRef,
  { selection = { machine: 'lamp' }, registry: more, ports: others, language = 'en', tab: shown }: Given,
): void {
  const registry = { ...lampRegistry, ...more }
  const clock = { now: () => 0 }
  const later = (_: number, action: () => void) => {
    const timer = setTimeout(action)
    return () => clearTimeout(timer)
  }
  const host = openHost({ root, world: {}, clock, later, canRestart: true }, registry)
  const tab = { id: 'tab', title: 'Lamps', address: '/', since: 0, ...shown }
  const ports: RoomPorts = {
    registry,
    abouts: createAbout(registry, language),
    layouts: createLayouts(undefined),
    clock,
    ...withReplays(
      ownTab({ tab: () => tab, onMoved: () => () => undefined }, { join: () => Promise.resolve(host) }),
      { clock, title: 'Replay' },
    ),
    onFrame: () => () => undefined,
    later: () => () => undefined,
    files: { save: () => undefined, pick: () => Promise.resolve(undefined) },
    openHere,
    memory: { of: () => undefined, save: () => undefined },
    inspectorUrl: {
      read: () => ({ selection, filters: noFilters }),
      write: () => undefined,
      of: () => '/inspect',
      watch: () => () => undefined,
    },
    home: '/',
    scenarioAddress: () => '/',
    copy: () => Promise.resolve(),
    picture: () => Promise.resolve(new Blob()),
    popOut: undefined,
    leave: undefined,
    ...others,
  }
  const room = createActor(roomWith(ports), { input: { selection, filters: noFilters } }).start()
  render(
    <RoomProvider room={room} ports={ports} language={language}>
      <Room />
    </RoomProvider>,
  )
}
