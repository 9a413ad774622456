import { createRoot } from 'react-dom/client'
import { type Language, startingPreferences } from '../../machines/domain/preferences.ts'
import { loadRoomLanguage } from '../i18n/room/languages.ts'
import { HeldBanner } from '../machine-room/stops/held-banner.tsx'

/** Says in the shop that it is held; returns how to take that away. */
export function showHeld(language: Language | undefined, release: () => void): () => void {
  const spoken = language ?? startingPreferences(navigator.languages).language
  const place = document.createElement('div')
  place.id = 'machine-room-held'
  document.body.append(place)
  const root = createRoot(place)
  const show = () => root.render(<HeldBanner language={spoken} onRelease={release} />)
  loadRoomLanguage(spoken).then(show, show)
  return () => {
    root.unmount()
    place.remove()
  }
}
