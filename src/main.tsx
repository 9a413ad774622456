import './adapters/untraced.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ActorRefFrom, waitFor } from 'xstate'
import './adapters/pause.ts'
import type { catalogueMachine } from '../machines/catalogue/catalogue.machine.ts'
import { hasSettled } from '../machines/domain/catalogue.ts'
import { lookAsWritten, openShop, startShop } from '../machines/shop/open-shop.ts'
import { shopWith } from '../machines/shop/shop.effects.ts'
import './adapters/pause-again.ts'
import { breath } from './adapters/breath.ts'
import { createRecentEvents } from './adapters/recent-events.ts'
import { App } from './app/app.tsx'
import { composePorts } from './app/compose.ts'
import { putOff } from './app/later.tsx'
import './theme/global.css'
import { system } from './theme/system.ts'

/** Piece by piece: who touches the page that was written beforehand is answered in between. */
async function open(root: HTMLElement): Promise<void> {
  document.early?.ask()
  await breath()
  const { ports, calm, awake } = composePorts()
  putOff(calm.come, breath)
  const { written } = root.dataset
  // One that cannot be had says so itself, in the place of what was written.
  const isReady = ports.screens.prepare(ports.history.place().path).then(
    () => true,
    () => false,
  )
  await breath()
  const { note, recent, clear } = createRecentEvents(ports.clock.now)
  ports.recent = recent
  ports.clearRecent = clear
  const addProduct = import.meta.env.VITE_ADD_PRODUCT_ACCESS === 'signed-in' ? 'signedIn' : 'admin'
  const logic = shopWith(ports)
  await breath()
  const shop = openShop(ports, addProduct, { inspect: note, logic })
  await breath()
  const asWritten = written === undefined ? undefined : lookAsWritten(shop, written)
  await breath()
  startShop(shop, ports)
  await breath()
  system()
  const canBeTakenOver = (await isReady) && asWritten !== undefined
  await breath()

  // A page that was written beforehand is taken over as it stands; elsewhere the page is made here.
  if (!canBeTakenOver) createRoot(root).render(<App shop={shop} ports={ports} />)
  else
    startTransition(() => {
      hydrateRoot(root, <App shop={shop} ports={ports} written={asWritten} />)
    })
  const catalogue: ActorRefFrom<typeof catalogueMachine> = shop.system.get('catalogue')
  await Promise.all([awake, waitFor(catalogue, hasSettled)]).then(calm.shown, calm.shown)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop.')

/** Not awaited: a screen's code imports from this file's and would wait for it in turn. */
void open(root)
