import { createLayouter } from '@statecart/chart/browser'
import { clock, watchPageLifecycle } from '../browser/page.ts'
import { distantTabs } from '../link/distant-tabs.ts'
import type { Channel, Presence } from '../link/messages.ts'
import { showRoom } from '../show-room.tsx'
import { scriptAddress } from './trusted-address.ts'
import './tokens.css'
import './page.css'

/**
 * Shows the room on a separate page. The layout worker is in the same folder as the page. The room leaves the inspected tab
 * when the page is hidden for good, and opens again if the page returns from the back/forward cache.
 */
export async function openPage(
  channel: Channel,
  presence: Pick<Presence, 'onLost'>,
  home?: string,
): Promise<void> {
  const place = document.getElementById('room')
  if (!place) throw new Error('The page has no place for the machine room.')
  const worker = scriptAddress(new URL('layout-worker.js', location.href))
  const { layoutsOf } = createLayouter({ worker })
  // Unlike `randomUUID`, this also works on a page without HTTPS, such as one that a phone opens in the local network.
  const room = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const open = () =>
    showRoom({
      place,
      tabs: distantTabs(channel, presence, room),
      layOut: layoutsOf,
      language: (navigator.languages[0] ?? 'en').slice(0, 2),
      clock,
      path: location.pathname,
      home,
    })
  let shown = open()
  watchPageLifecycle(
    () => shown.then((close) => close()),
    () => {
      shown = open()
    },
  )
  await shown
}
