import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { catalogueMachine } from '../machines/catalogue/catalogue.machine.ts'
import { hasSettled } from '../machines/domain/catalogue.ts'
import { openShop, prerenderedSnapshots, startShop } from '../machines/shop/open-shop.ts'
import { needsRoomAtStart } from './adapters/room-at-start.ts'
import { yieldToMain } from './adapters/time.ts'
import { App } from './app/app.tsx'
import { composePorts } from './app/compose.ts'
import { deferLazyParts } from './components/lazy.tsx'
import './theme/global.css'
import { system } from './theme/system.ts'

/** Starts the shop in steps, so that the browser can paint and handle input in between. */
async function start(root: HTMLElement): Promise<void> {
  document.preHydration?.startPreloads()
  const { ports, afterFirstPaint, hydrated, record } = composePorts()
  deferLazyParts(afterFirstPaint.ready, yieldToMain)
  // A screen that cannot be loaded shows an error page.
  const isScreenLoaded = ports.screens.prepare(ports.history.place().path).then(
    () => true,
    () => false,
  )
  await yieldToMain()

  const addProduct = import.meta.env.VITE_ADD_PRODUCT_ACCESS === 'signed-in' ? 'signedIn' : 'admin'
  const shop = openShop(ports, addProduct, { inspect: record })
  const { prerendered: path } = root.dataset
  const prerendered = path === undefined ? undefined : prerenderedSnapshots(shop, path)
  await yieldToMain()

  if (needsRoomAtStart()) {
    const { attachBeforeStart } = await import('./app/machine-room/attach-before-start.ts')
    await attachBeforeStart({ shop, ports })
  }
  startShop(shop, ports)
  await yieldToMain()

  // Created here, in a step of its own, because creating it is slow.
  system()
  const canHydrate = (await isScreenLoaded) && prerendered !== undefined
  await yieldToMain()

  if (canHydrate)
    startTransition(() => {
      hydrateRoot(root, <App shop={shop} ports={ports} prerendered={prerendered} />)
    })
  else createRoot(root).render(<App shop={shop} ports={ports} />)

  const catalogue: ActorRefFrom<typeof catalogueMachine> = shop.system.get('catalogue')
  await Promise.all([hydrated, waitFor(catalogue, hasSettled)]).then(
    afterFirstPaint.contentShown,
    afterFirstPaint.contentShown,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the shop.')

// Not awaited: the chunk of a screen imports this chunk and would wait for it.
void start(root)
