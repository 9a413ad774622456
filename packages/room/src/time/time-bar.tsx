import type { ActorRefFrom } from 'xstate'
import { timeTexts } from '../i18n/en/see.ts'
import type { travelMachine } from '../machines/travel.machine.ts'
import { Button } from '../parts/button.tsx'
import type { Answer } from '../protocol.ts'
import { useWords } from '../room-context.tsx'
import type { Slot } from '../see/slot.ts'

interface Props {
  readonly slot: Slot
  readonly travel: ActorRefFrom<typeof travelMachine>
  readonly passed: Answer<'time.moment'>
  readonly isPast: boolean
}

/** Steps back and forward through an actor's snapshots, and resumes from an earlier one where possible. */
export const TimeBar = ({ slot: { link, actor }, travel, passed, isPast }: Props) => {
  const words = useWords(timeTexts)
  const { before, after, moment } = passed
  const goTo = (seq: number | undefined) => seq !== undefined && travel.send({ type: 'travel.to', seq })
  const resume = async (seq: number) => {
    if (await link.ask('time.resume', actor.sessionId, seq)) travel.send({ type: 'travel.home' })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className="sc-room-record" role="group" aria-label={words.title}>
      <Button size="sm" variant="outline" disabled={before === undefined} onClick={() => goTo(before)}>
        {words.back}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={!isPast || after === undefined}
        onClick={() => goTo(after)}
      >
        {words.forward}
      </Button>
      {isPast && moment ? (
        <>
          <p role="status">
            {words.past} <code translate="no">{moment.event}</code>
          </p>
          <Button size="sm" disabled={!moment.canResume} onClick={() => resume(moment.seq)}>
            {words.resume}
          </Button>
          <Button size="sm" variant="outline" onClick={() => travel.send({ type: 'travel.home' })}>
            {words.now}
          </Button>
        </>
      ) : null}
    </div>
  )
}
