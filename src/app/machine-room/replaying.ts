import type { Answers, Opened, ReplaySupport } from '@statecart/room'
import { type AnyActorLogic, type AnyActorRef, createActor } from 'xstate'
import { addProductWith } from '../../../machines/add-product/add-product.effects.ts'
import { loginWith, registerWith } from '../../../machines/auth/auth.effects.ts'
import { buyNowWith } from '../../../machines/buy-now/buy-now.effects.ts'
import { checkoutWith } from '../../../machines/checkout/checkout.effects.ts'
import { clearCartMachine } from '../../../machines/clear-cart/clear-cart.machine.ts'
import { contactWith } from '../../../machines/contact/contact.effects.ts'
import type { Place } from '../../../machines/domain/place.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { filtersWith } from '../../../machines/filters/filters.effects.ts'
import { gridMachine } from '../../../machines/grid/grid.machine.ts'
import { installWith } from '../../../machines/install/install.effects.ts'
import { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import { passwordChangeWith } from '../../../machines/password-change/password-change.effects.ts'
import { paymentMethodsWith } from '../../../machines/payment-methods/payment-methods.effects.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { productWith } from '../../../machines/product/product.effects.ts'
import { searchWith } from '../../../machines/search/search.effects.ts'
import { settingsScreenWith } from '../../../machines/settings/settings.effects.ts'
import { shopInput, shopWith } from '../../../machines/shop/shop.effects.ts'
import { spendingMachine } from '../../../machines/spending/spending.machine.ts'
import { updateWith } from '../../../machines/update/update.effects.ts'
import { durabilityWith } from '../../../machines/your-data/durability.effects.ts'
import { yourDataWith } from '../../../machines/your-data/your-data.effects.ts'
import { categoryLabels } from '../../i18n/languages.ts'
import { reviveError, reviveSecret, serializeError, serializeSecret } from './values-in-files.ts'

/** The actors that views start in addition to those of the shop, by their machine's name. */
export const screens: Readonly<Record<string, (ports: Ports) => AnyActorLogic>> = {
  'add-product': addProductWith,
  'buy-now': buyNowWith,
  checkout: checkoutWith,
  'clear-cart': () => clearCartMachine,
  contact: contactWith,
  durability: durabilityWith,
  filters: filtersWith,
  grid: () => gridMachine,
  install: installWith,
  login: loginWith,
  menu: () => menuMachine,
  'mini-cart': () => miniCartMachine,
  'password-change': passwordChangeWith,
  'payment-methods': paymentMethodsWith,
  product: productWith,
  register: registerWith,
  search: searchWith,
  settings: settingsScreenWith,
  spending: () => spendingMachine,
  update: updateWith,
  'your-data': yourDataWith,
}

/** Methods of ports that return a value synchronously, which a replay takes from the recording. */
const recordedInputs: readonly string[] = [
  'random.next',
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
function replayPorts({ now, given, has }: Answers): Ports {
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
      transition: (change) => {
        // Later changes of the page are recorded as separate inputs.
        if (has('history.push') || has('history.replace')) change()
      },
      listen: stopping,
      restoreScrollAndFocus: nothing,
    },
    environment: {
      online: () => given('environment.online', () => true),
      dark: () => false,
      languages: () => ['en'],
      watch: stopping,
    },
    appearance: { read: () => ({}), save: nothing, forget: nothing, show: nothing, watch: stopping },
    hydration: {
      prerenderedProducts: () => [],
      showText: nothing,
      replayEvents: nothing,
      isHydrated: () => true,
      onHydrated: () => nothing,
    },
    clock: { now },
    random: { next: () => given('random.next', () => 0.5) },
    ids: { next: () => given('ids.next', next) },
    share: { share: never },
    files: { save: nothing, print: nothing },
    toasts: { show: () => given('toasts.show', next), dismiss: nothing, listShown: nothing },
    screens: { prepare: never },
    languages: { load: never, categoryLabels },
    durability: { persist: never, estimate: never },
    updates: { watch: never, reload: nothing },
    installation: { watch: stopping, ask: never },
    log: { info: nothing, error: nothing },
  }
}

/** Delays never run out in a replay: their events were recorded. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined }

/** How the recording is replayed. */
export const replaying: ReplaySupport & Required<Pick<ReplaySupport, 'test'>> = {
  test: {
    replaying: '../../src/app/machine-room/replaying.ts',
  },
  recordedInputs,
  world: (answers: Answers) => replayPorts(answers),
  open: (world, snapshot) =>
    createActor(shopWith(world as Ports), {
      clock: stillClock,
      systemId: 'shop',
      input: shopInput(world as Ports, 'admin'),
      snapshot: snapshot as never,
    }),
  openBeside(root: AnyActorRef, world: unknown, { name, machine, input, snapshot }: Opened): void {
    const logic = screens[machine]?.(world as Ports)
    const place = { parent: root as never, id: name, systemId: name, input }
    if (logic) createActor(logic, snapshot ? { ...place, snapshot: snapshot as never } : place).start()
  },
  write: (value) => serializeSecret(value, Secret) ?? serializeError(value),
  revive(tagged) {
    if (tagged.$ === 'secret') return reviveSecret(tagged)
    if (tagged.$ === 'error') return reviveError(tagged)
    return undefined
  },
}
