import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useLook, useWords } from '../room-context.tsx'
import './breakpoints.css'

/** Shows on every page of the room that the application is paused, with buttons to step and resume. */
export const HeldBar = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(breakpointsTexts)
  const command = useCommand(link)
  const view = useLook(link, 'breakpoints.view')
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
          <Button size="sm" onClick={() => command('breakpoints.release')}>
            {words.release}
          </Button>
          <Button size="sm" variant="outline" onClick={() => command('breakpoints.step')}>
            {words.step}
          </Button>
        </>
      ) : null}
    </section>
  )
}
