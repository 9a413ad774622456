import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'
import './breakpoints.css'

/** Shows on every page of the room that the application is paused, with buttons to step and resume. */
export const HeldBar = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(breakpointsTexts)
  const command = useCommand(link)
  const view = useQuery(link, 'breakpoints.view')
  const hit = view?.hit
  const next = view?.queue[0]
  const where = next ? words.held(next.event, next.actor) : hit && words.heldAfter(hit.event, hit.actor)
  return (
    <section
      className="sc-room-held"
      data-held={hit ? true : undefined}
      aria-label={hit ? words.title : undefined}
    >
      <p role="status">{hit ? where : null}</p>
      {hit ? (
        <>
          <Button size="sm" onClick={() => command('breakpoints.release')}>
            {words.release}
          </Button>
          <Button size="sm" variant="outline" onClick={() => command('breakpoints.step')}>
            {words.step}
          </Button>
          <details className="sc-room-waiting">
            <summary>{words.waiting(view.waiting)}</summary>
            <ol>
              {view.queue.map(({ event, actor }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same event may wait twice, and only its place tells them apart
                <li key={at}>
                  <code translate="no">{event}</code> → <span translate="no">{actor}</span>
                </li>
              ))}
            </ol>
          </details>
        </>
      ) : null}
    </section>
  )
}
