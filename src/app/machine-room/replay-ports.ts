import type { Answers } from '@statecart/room'
import type { Place } from '../../../machines/domain/place.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { categoryLabels } from '../../i18n/languages.ts'

/** What the shop is answered at once while it works. */
export const recordedInputs: readonly string[] = [
  'chance.random',
  'ids.next',
  'toasts.show',
  'history.place',
  'history.push',
  'history.replace',
  'environment.online',
]

const nothing = () => undefined
const never = () => new Promise<never>(nothing)
const stopping = () => nothing
const home: Place = { path: '/', search: '', hash: '', key: 'replay', state: null }

/** Ports for a replay: queries return recorded results, and commands do nothing. */
export function replayPorts({ now, given, has }: Answers): Ports {
  let count = 0
  const next = () => {
    count += 1
    return `replay-${count}`
  }
  const place = () => given('history.place', () => home)
  return {
    storage: { open: never, transact: never, watch: stopping },
    journal: { record: nothing, drop: nothing, entries: () => [], forget: nothing },
    sources: { list: never, product: never, categories: never },
    passwords: { hash: never, verify: never },
    history: {
      place,
      push: () => given('history.push', place),
      replace: () => given('history.replace', place),
      go: nothing,
      turn: (change) => {
        // Where the page was turned later, what came of it was recorded by itself.
        if (has('history.push') || has('history.replace')) change()
      },
      listen: stopping,
      arrive: nothing,
    },
    environment: {
      online: () => given('environment.online', () => true),
      dark: () => false,
      languages: () => ['en'],
      watch: stopping,
    },
    appearance: { read: () => ({}), keep: nothing, forget: nothing, show: nothing },
    hydration: {
      prerenderedProducts: () => [],
      showText: nothing,
      replayEvents: nothing,
      isHydrated: () => true,
      onHydrated: () => nothing,
    },
    clock: { now },
    chance: { random: () => given('chance.random', () => 0.5) },
    ids: { next: () => given('ids.next', next) },
    share: { share: never },
    files: { save: nothing, print: nothing },
    toasts: { show: () => given('toasts.show', next), dismiss: nothing, listShown: nothing },
    screens: { prepare: never },
    languages: { load: never, categoryLabels },
    durability: { persist: never, estimate: never },
    updates: { watch: never, take: nothing },
    installation: { watch: stopping, ask: never },
    log: { info: nothing, error: nothing },
  }
}
