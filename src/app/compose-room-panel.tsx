import { type Opening, roomPath, showRoom } from './compose-room-view.tsx'

type PanelOptions = Pick<Opening, 'tabs' | 'clock' | 'language'> & { onLeave: () => void }

/** The room beside the shop, which stays usable: the page keeps as much room free as the panel takes. */
export function openRoomPanel({ onLeave, ...options }: PanelOptions): () => void {
  const place = document.createElement('div')
  place.id = 'machine-room'
  document.body.append(place)
  document.documentElement.classList.add('has-machine-room')
  const showing = showRoom({
    ...options,
    place,
    ownsAddress: false,
    leave: onLeave,
    popOut: () => void window.open(roomPath, '_blank'),
  })
  return () => {
    document.documentElement.classList.remove('has-machine-room')
    showing.then((remove) => {
      remove()
      place.remove()
    })
  }
}
