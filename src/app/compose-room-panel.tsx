import { showShopRoom } from './compose-room-view.tsx'
import './machine-room/room-panel.css'

type PanelOptions = Omit<Parameters<typeof showShopRoom>[0], 'place' | 'takesFocus'> & { leave: () => void }

const parameters = new URLSearchParams(location.search)
/** Whether the address of the page opens the panel, and not a key: such a page keeps the focus. */
let isByAddress = parameters.has('inspect') || parameters.has('scenario')

/** Opens the room in a panel. The page reserves the panel's space, so that the shop stays usable. */
export function openRoomPanel(options: PanelOptions): () => void {
  const place = document.createElement('div')
  place.id = 'machine-room'
  place.className = 'sc-room-beside'
  document.body.append(place)
  document.documentElement.classList.add('has-machine-room')
  const showing = showShopRoom({ ...options, place, takesFocus: !isByAddress })
  isByAddress = false
  return () => {
    document.documentElement.classList.remove('has-machine-room')
    showing.then((remove) => {
      remove()
      place.remove()
    })
  }
}
