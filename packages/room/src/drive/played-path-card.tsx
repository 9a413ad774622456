import { driveTexts } from '../i18n/en/drive.ts'
import { Button } from '../parts/button.tsx'
import { useCommand, useLook, useWords } from '../room-context.tsx'
import type { Slot } from '../see/slot.ts'
import type { PathStepView } from './drive-protocol.ts'
import './drive.css'

/** The path that was played last, and whether the actor is paused at its end. */
export const PlayedPathCard = ({ link, machine, actor: { sessionId } }: Slot) => {
  const words = useWords(driveTexts)
  const trip = useLook(link, 'drive.trip', sessionId)
  const command = useCommand(link)
  const goal = trip?.state.replace(`${machine.machine.id}.`, '') ?? ''
  return (
    <section className="sc-room-card" aria-label={words.way} hidden={!trip}>
      <h2>{words.way}</h2>
      <div role="status">
        {trip ? <p>{words.ends[trip.end](goal)}</p> : null}
        {trip && trip.steps.length > 0 ? (
          <ol className="sc-room-way">
            {trip.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a path does not change, and may contain the same event twice
              <PathStep key={at} step={step} />
            ))}
          </ol>
        ) : null}
        {trip?.isHeld ? <p>{words.held}</p> : null}
      </div>
      {trip?.isHeld ? (
        <Button size="sm" onClick={() => command('drive.release', sessionId)}>
          {words.release}
        </Button>
      ) : null}
    </section>
  )
}

const PathStep = ({ step: { event, payload, isOutcome, states } }: { readonly step: PathStepView }) => {
  const words = useWords(driveTexts)
  const text = JSON.stringify(payload)
  return (
    <li>
      <code translate="no">{event}</code> {isOutcome ? <small>{words.decided}</small> : null}{' '}
      <span translate="no">{`→ ${states.join(', ')}`}</span>
      {text === '{}' ? null : (
        <details>
          <summary>{words.carries}</summary>
          <code translate="no">{text}</code>
        </details>
      )}
    </li>
  )
}
