import { whyTexts } from '../i18n/en/why.ts'
import { timeWithMilliseconds } from '../log/time-of.ts'
import { useQuery, useWords } from '../room-context.tsx'
import { ReadValues, verdictOf } from './guards-list.tsx'
import type { RunningMachine } from './running-machine.ts'
import type { Candidate, Reason } from './see-protocol.ts'
import './why.css'

type Props = Pick<RunningMachine, 'link' | 'actor'> & {
  /** The number of the event; undefined for the current states. */
  readonly seq: number | undefined
}

/**
 * The event that led to the shown states and the guards that decided it, preceded by the latest event that was refused
 * since then, and by an earlier event that led to a failed state.
 */
export const WhyCard = ({ link, actor: { sessionId }, seq }: Props) => {
  const words = useWords(whyTexts)
  const why = useQuery(link, 'see.why', sessionId, seq)
  if (!(why?.cause || why?.refusal)) return null
  const { cause, refusal, failure } = why
  return (
    <section className="sc-room-card sc-room-why">
      <h2>{words.title}</h2>
      {refusal ? <ReasonText reason={refusal} isRefusal /> : null}
      {failure ? <ReasonText reason={failure} /> : null}
      {cause ? <ReasonText reason={cause} /> : null}
    </section>
  )
}

type ReasonProps = { readonly reason: Reason; readonly isRefusal?: boolean }

const ReasonText = ({ reason, isRefusal = false }: ReasonProps) => {
  const words = useWords(whyTexts)
  const { event, source, at, candidates, expected, isWronglyRefused } = reason
  const from = words.from(event, source || words.outside)
  return (
    <div data-refusal={isRefusal || undefined}>
      <p translate="no">
        <strong>{isRefusal ? words.refused(from) : from}</strong> <time>{timeWithMilliseconds(at)}</time>
      </p>
      <ol>
        {candidates.map((candidate) => (
          <CandidateText key={candidate.id} candidate={candidate} isOnly={candidates.length === 1} />
        ))}
      </ol>
      {expected ? <p role="alert">{words.contradicts(expected.join(', '))}</p> : null}
      {isWronglyRefused && !expected ? <p role="alert">{words.wronglyRefused}</p> : null}
    </div>
  )
}

interface CandidateProps {
  readonly candidate: Candidate
  readonly isOnly: boolean
}

const CandidateText = ({ candidate, isOnly }: CandidateProps) => {
  const words = useWords(whyTexts)
  const { guard, holds, isTaken, targets, actions, params, read } = candidate
  return (
    <li data-taken={isTaken || undefined} translate="no">
      {guard === undefined && !isOnly ? <b>{`${words.otherwise} `}</b> : null}
      {guard === undefined ? null : (
        <>
          <code>{guard}</code> <span data-holds={holds}>{verdictOf(holds, words)}</span>{' '}
        </>
      )}
      {`→ ${targets.join(', ') || words.stays}`}
      {isTaken ? <em>{` ${words.taken}`}</em> : null}
      {isTaken && actions.length > 0 ? <small>{` / ${actions.join(', ')}`}</small> : null}
      <ReadValues read={read} params={params} />
    </li>
  )
}
