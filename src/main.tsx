import { createRoot } from 'react-dom/client'
import { type ActorRefFrom, waitFor } from 'xstate'
import { type catalogueMachine, hasSettled } from '../machines/catalogue/catalogue.machine.ts'
import { openShop } from '../machines/shop/open-shop.ts'
import { App } from './app/app.tsx'
import { composePorts } from './app/compose.ts'
import { putOff } from './app/later.tsx'
import './theme/global.css'

const { ports, calm } = composePorts()
putOff(calm.come)
const shop = openShop(ports, import.meta.env.VITE_ADD_PRODUCT_ACCESS === 'signed-in' ? 'signedIn' : 'admin')
shop.start()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop.')

const show = () => {
  createRoot(root).render(<App shop={shop} ports={ports} />)
  const catalogue: ActorRefFrom<typeof catalogueMachine> = shop.system.get('catalogue')
  waitFor(catalogue, hasSettled).then(calm.shown, calm.shown)
}

/** Not awaited: a screen's code imports from this file's and would wait for it in turn. One that cannot be had says so itself. */
ports.screens.prepare(ports.history.place().path).then(show, show)
