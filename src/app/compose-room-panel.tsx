import { showShopRoom } from './compose-room-view.tsx'
import './machine-room/room-panel.css'

type PanelOptions = Omit<Parameters<typeof showShopRoom>[0], 'place'> & { leave: () => void }

/** Opens the room in a panel. The page reserves the panel's space, so that the shop stays usable. */
export function openRoomPanel(options: PanelOptions): () => void {
  const place = document.createElement('div')
  place.id = 'machine-room'
  place.className = 'sc-room-beside'
  document.body.append(place)
  document.documentElement.classList.add('has-machine-room')
  const showing = showShopRoom({ ...options, place })
  return () => {
    document.documentElement.classList.remove('has-machine-room')
    showing.then((remove) => {
      remove()
      place.remove()
    })
  }
}
