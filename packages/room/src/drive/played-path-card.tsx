import { driveTexts } from '../i18n/en/drive.ts'
import { Button } from '../parts/button.tsx'
import { useCommand, useQuery, useWords } from '../room-context.tsx'
import type { RunningMachine } from '../see/running-machine.ts'
import type { PathStepView, UnknownPayload } from './drive-protocol.ts'
import './drive.css'

/** The latest played path, and whether the actor is paused at its end. */
export const PlayedPathCard = ({ link, machine, actor: { sessionId } }: RunningMachine) => {
  const words = useWords(driveTexts)
  const path = useQuery(link, 'drive.lastPath', sessionId)
  const command = useCommand(link)
  const goal = machine.chart.states.find(({ id }) => id === path?.state)?.path || path?.state || ''
  const payloads = (path?.unknown ?? []).filter(({ promise }) => promise === undefined)
  const answers = (path?.unknown ?? []).filter(({ promise }) => promise !== undefined)
  return (
    <section className="sc-room-card sc-room-played" aria-label={words.way} hidden={!path}>
      <h2>{words.way}</h2>
      <div role="status">
        {path ? <p>{words.ends[path.end](goal)}</p> : null}
        {payloads.length > 0 ? <p>{words.unknown(payloads.map(payloadText).join(', '))}</p> : null}
        {answers.length > 0 ? <p>{words.unknownAnswers(answers.map(payloadText).join(', '))}</p> : null}
        {path?.impossible.length ? <p>{words.impossible(path.impossible.join(', '))}</p> : null}
        {path?.steps.length ? (
          <ol className="sc-room-way">
            {path.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a path does not change, and may contain the same event twice
              <PathStep key={at} step={step} />
            ))}
          </ol>
        ) : null}
        {path?.isHeld && path.end === 'arrived' ? <p>{words.held}</p> : null}
      </div>
      {path?.isHeld ? (
        <Button size="sm" onClick={() => command('drive.release', sessionId)}>
          {words.release}
        </Button>
      ) : null}
    </section>
  )
}

const payloadText = ({ event, promise = event, properties }: UnknownPayload) =>
  properties.length > 0 ? `${promise} (${properties.join(', ')})` : promise

const PathStep = ({
  step: { event, payload, isRestart, isOutcome, states, child },
}: {
  readonly step: PathStepView
}) => {
  const words = useWords(driveTexts)
  const text = JSON.stringify(payload)
  return (
    <li>
      {child ? <span translate="no">{child}: </span> : null}
      {isRestart ? words.restarted : <code translate="no">{event}</code>}{' '}
      {isOutcome ? <small>{words.decided}</small> : null}{' '}
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
