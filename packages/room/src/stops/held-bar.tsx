import { stopsTexts } from '../i18n/en/stops.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useLook, useWords } from '../room-context.tsx'
import './stops.css'

/** Says on every page of the room that everything is held, and lets it go. */
export const HeldBar = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(stopsTexts)
  const command = useCommand(link)
  const view = useLook(link, 'stops.view')
  const hit = view?.hit
  return (
    <section
      className="sc-room-held"
      data-held={hit ? true : undefined}
      aria-label={hit ? words.title : undefined}
    >
      <p role="status">{hit ? `${words.held(hit.event, hit.actor)} ${words.waiting(view.waiting)}` : null}</p>
      {hit ? (
        <>
          <Button size="sm" onClick={() => command('stops.release')}>
            {words.release}
          </Button>
          <Button size="sm" variant="outline" onClick={() => command('stops.step')}>
            {words.step}
          </Button>
        </>
      ) : null}
    </section>
  )
}
