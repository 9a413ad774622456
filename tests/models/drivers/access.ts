import { accessModel } from '../../../machines/access/access.model.ts'
import type { Place } from '../../../machines/domain/place.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { type Driver, defineDriver, type Move } from '../driver.ts'
import { button, header, link, named, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

const store = 'store:user'
const account = button('Account menu', header)

function placeAt(address: string, state?: unknown): Place {
  const [path = '', search] = address.split('?')
  return { path, search: search === undefined ? '' : `?${search}`, hash: '', key: address, state }
}
const placeChanged = (address: string, state?: unknown) => ({
  type: 'place.changed',
  place: placeAt(address, state),
})
const sessionIs = (user?: typeof ada) => ({ type: 'session.changed', user })

/** Restores the session: the pending read of it returns this user, or none. */
async function restores({ world }: Scene, id?: string): Promise<void> {
  if (id) await world.stores('user', { key: 'current', id })
  else await world.deletes('user', 'current')
  await world.gate(store).pass()
}

/** Changes the session: another tab signs this user in, or signs out. */
async function changes(scene: Scene, id?: string): Promise<void> {
  if (id) await scene.world.stores('user', { key: 'current', id })
  else await scene.world.deletes('user', 'current')
  await scene.world.reportsChange('user')
  await scene.world.gate(store).pass()
}

const begin =
  (address: string): Driver['begin'] =>
  async ({ visitor, world }) => {
    await world.registers(ada)
    world.gate(store).hold()
    await visitor.open(address)
  }

const isIn =
  (state: string, path: string): NonNullable<Move['when']> =>
  (snapshot) =>
    snapshot.matches(state) && snapshot.context.place.path === path

const at =
  (path: string) =>
  ({ visitor }: Scene): Promise<void> =>
    visitor.isAt(path)

const shows: Driver['shows'] = {
  unknown: ({ visitor }) => visitor.misses(named('heading', /./, named('main'))),
  openWhileRestoring: ({ visitor }) => visitor.sees(title(/./)),
  open: async ({ visitor }, { context: { place } }) => {
    await visitor.isAt(place.path + place.search)
    await visitor.sees(title(/./))
  },
  signedOut: ({ visitor }) => visitor.sees(account),
  redirectingWhileRestoring: ({ visitor }) => visitor.sees(account),
  redirecting: ({ visitor }) => visitor.sees(account),
}

/** Starts on a public page. */
const accessDriver = defineDriver({
  model: accessModel,
  input: { place: placeAt('/about'), user: undefined, addProduct: 'admin' },
  begin: begin('/about'),
  moves: [
    {
      events: [placeChanged('/cart')],
      when: isIn('openWhileRestoring', '/about'),
      async how(scene) {
        await scene.visitor.click(link('Shopping Cart', named('contentinfo')))
        await at('/cart')(scene)
      },
    },
    {
      events: [placeChanged('/about')],
      when: isIn('unknown', '/cart'),
      async how(scene) {
        await scene.visitor.click(link('About', header))
        await at('/about')(scene)
      },
    },
    {
      events: [sessionIs(ada)],
      when: ({ context, value }) => !context.user && ['unknown', 'openWhileRestoring'].includes(`${value}`),
      how: (scene) => restores(scene, ada.id),
    },
    { events: [sessionIs()], when: isIn('openWhileRestoring', '/about'), how: (scene) => restores(scene) },
    {
      events: [sessionIs(), placeChanged('/login', { from: '/cart' })],
      when: isIn('unknown', '/cart'),
      async how(scene) {
        await restores(scene)
        await scene.visitor.sees(toast('Please login to continue'))
        await at('/login')(scene)
      },
    },
    { events: [sessionIs(ada)], when: isIn('open', '/about'), how: (scene) => changes(scene, ada.id) },
    {
      events: [sessionIs(ada), placeChanged('/cart')],
      when: isIn('open', '/login'),
      async how(scene) {
        await changes(scene, ada.id)
        await at('/cart')(scene)
      },
    },
    {
      events: [sessionIs()],
      when: (snapshot) => snapshot.context.user !== undefined && snapshot.matches('open'),
      async how({ visitor, world }) {
        world.gate('screen').hold()
        await visitor.click(account)
        await visitor.click(named('menuitem', 'Sign Out'))
        await world.gate(store).pass()
      },
    },
    {
      events: [placeChanged('/')],
      when: (snapshot) => snapshot.matches('signedOut'),
      async how({ visitor, world }) {
        await world.gate('screen').open()
        await visitor.isAt('/')
      },
    },
    {
      events: [sessionIs(ada)],
      when: (snapshot) => snapshot.matches('signedOut') && snapshot.context.place.path === '/cart',
      how: (scene) => changes(scene, ada.id),
    },
  ],
  shows,
  exceptions: {
    both: { 'access.judging||0': 'every link of the shop is in its canonical form' },
    browser: { 'access.unknown||0': 'the server and the page itself correct an address before it is judged' },
  },
})

/** The address of a category redirects before the session is restored. */
const fromCategory = defineDriver({
  model: accessModel,
  input: { place: placeAt('/categories/jewelery'), user: undefined, addProduct: 'admin' },
  opening: [placeChanged('/products?category=jewelery')],
  begin: begin('/categories/jewelery'),
  moves: [],
  shows,
})

/** The session becomes known while the screen of the redirect is still loading. */
const restoredDuringRedirect = defineDriver({
  model: accessModel,
  input: { place: placeAt('/categories/jewelery'), user: undefined, addProduct: 'admin' },
  async begin(scene) {
    scene.world.gate('screen').hold()
    await begin('/categories/jewelery')(scene)
  },
  moves: [
    {
      events: [sessionIs(ada)],
      when: (snapshot) => snapshot.matches('redirectingWhileRestoring'),
      how: (scene) => restores(scene, ada.id),
    },
    {
      events: [placeChanged('/products?category=jewelery')],
      when: (snapshot) => snapshot.matches('redirecting'),
      async how(scene) {
        await scene.world.gate('screen').open()
        await at('/products?category=jewelery')(scene)
      },
    },
  ],
  shows,
})

/** An address in another form redirects to the canonical one before access is checked. */
const fromOtherForm = defineDriver({
  model: accessModel,
  input: { place: placeAt('/Cart/?from=mail'), user: undefined, addProduct: 'admin' },
  opening: [placeChanged('/cart?from=mail')],
  begin: begin('/Cart/?from=mail'),
  moves: [],
  shows,
  only: 'rendered',
})

const signedInAt = (from: string, ...redirects: string[]) =>
  defineDriver({
    model: accessModel,
    input: { place: placeAt(from), user: undefined, addProduct: 'admin' },
    begin: begin(from),
    moves: [
      {
        events: [sessionIs(ada), ...redirects.map((path) => placeChanged(path))],
        when: ({ context }) => context.user === undefined,
        async how(scene) {
          await restores(scene, ada.id)
          await at(redirects.at(-1) ?? from)(scene)
        },
      },
    ],
    shows,
  })

/** Another tab signs in during the redirect to the sign-in page, where access is checked again. */
const signedInDuringRedirect = defineDriver({
  model: accessModel,
  input: { place: placeAt('/cart'), user: undefined, addProduct: 'admin' },
  begin: begin('/cart'),
  moves: [
    {
      events: [sessionIs()],
      when: (snapshot) => snapshot.matches('unknown'),
      async how(scene) {
        scene.world.gate('screen').hold()
        await restores(scene)
      },
    },
    {
      events: [sessionIs(ada)],
      when: (snapshot) => snapshot.matches('redirecting') && snapshot.context.user === undefined,
      how: (scene) => changes(scene, ada.id),
    },
    {
      events: [placeChanged('/login', { from: '/cart' }), placeChanged('/cart')],
      when: (snapshot) => snapshot.matches('redirecting') && snapshot.context.user !== undefined,
      async how(scene) {
        await scene.world.gate('screen').open()
        await at('/cart')(scene)
      },
    },
  ],
  shows,
})

export const accessDrivers: readonly Driver[] = [
  accessDriver,
  fromCategory,
  restoredDuringRedirect,
  fromOtherForm,
  signedInAt('/profile', '/profile/orders'),
  signedInAt('/products/new', '/profile', '/profile/orders'),
  signedInAt('/login', '/'),
  signedInDuringRedirect,
]
