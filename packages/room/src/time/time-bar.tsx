import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { MachineInfo } from '../about/about-protocol.ts'
import { timeTexts } from '../i18n/en/see.ts'
import type { travelMachine } from '../machines/travel.machine.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoom, useWords } from '../room-context.tsx'
import { useChosenActor } from '../see/running-machine.ts'
import type { Moment, Span } from './time-protocol.ts'
import './time.css'

const seqOf = ({ context: { seq } }: SnapshotFrom<typeof travelMachine>) => seq

/** Returns the number of the selected event, after which the state is shown; undefined for the present. */
export function useMoment(): number | undefined {
  return useSelector(useRoom().travel, seqOf)
}

interface Props {
  readonly link: RoomLink
  readonly machine: MachineInfo | undefined
}

/** A slider for the session. The room shows the state at the chosen moment. */
export const TimeBar = ({ link, machine }: Props) =>
  machine ? <OfMachine link={link} machine={machine} /> : <Slider link={link} sessionId={undefined} />

const OfMachine = ({ link, machine }: { readonly link: RoomLink; readonly machine: MachineInfo }) => {
  const actor = useChosenActor(link, machine)
  return <Slider key={actor?.sessionId} link={link} sessionId={actor?.sessionId} />
}

interface SliderProps {
  readonly link: RoomLink
  /** The actor whose events Step back and Step forward select. Undefined for the events of all actors. */
  readonly sessionId: string | undefined
}

const Slider = ({ link, sessionId }: SliderProps) => {
  const words = useWords(timeTexts)
  const { travel } = useRoom()
  const seq = useMoment()
  const span = useQuery(link, 'time.span')
  const passed = useQuery(link, 'time.moment', sessionId ?? '', seq)
  if (!span || span.last < span.first) return null
  const at = seq ?? span.last
  const before = sessionId === undefined ? at - 1 : passed?.before
  const after = sessionId === undefined ? at + 1 : passed?.after
  const goTo = (to: number | undefined) => {
    if (to === undefined) return
    travel.send(to >= span.last ? { type: 'travel.home' } : { type: 'travel.to', seq: to })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, which these are not
    <div
      className="sc-room-time"
      role="group"
      aria-label={words.title}
      data-past={seq !== undefined || undefined}
    >
      <Button
        size="sm"
        variant="outline"
        disabled={before === undefined || before < span.first}
        onClick={() => goTo(before)}
      >
        {words.back}
      </Button>
      <div className="sc-room-time-slider">
        <Marks span={span} />
        <input
          type="range"
          aria-label={words.moment}
          min={span.first}
          max={span.last}
          value={at}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={seq === undefined || after === undefined}
        onClick={() => goTo(after)}
      >
        {words.forward}
      </Button>
      {seq === undefined ? null : <Past link={link} sessionId={sessionId} moment={passed?.moment} />}
    </div>
  )
}

/** The event at the chosen moment, a button that resumes the actor from there, and a button back to the present. */
const Past = ({ link, sessionId, moment }: SliderProps & { readonly moment: Moment | undefined }) => {
  const words = useWords(timeTexts)
  const { travel } = useRoom()
  const resume = async () => {
    if (moment && sessionId !== undefined && (await link.ask('time.resume', sessionId, moment.seq)))
      travel.send({ type: 'travel.home' })
  }
  return (
    <>
      {sessionId === undefined ? null : (
        <p role="status">
          {moment ? (
            <>
              {words.past} <code translate="no">{moment.event}</code>
            </>
          ) : (
            words.before
          )}
        </p>
      )}
      {moment ? (
        <>
          <Button size="sm" disabled={moment.obstacle !== undefined} onClick={resume}>
            {words.resume}
          </Button>
          {moment.obstacle ? <small>{words.obstacles[moment.obstacle]}</small> : null}
        </>
      ) : null}
      <Button size="sm" variant="outline" onClick={() => travel.send({ type: 'travel.home' })}>
        {words.now}
      </Button>
    </>
  )
}

const laneHeight = 3

const Marks = ({ span: { lanes } }: { readonly span: Span }) => (
  <svg
    className="sc-room-time-marks"
    viewBox={`0 0 1000 ${lanes.length * laneHeight}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {lanes.map(({ actor, marks }, at) => (
      <path key={actor} d={marks.map((mark) => `M${mark * 1000} ${at * laneHeight}v2`).join('')}>
        <title>{actor}</title>
      </path>
    ))}
  </svg>
)
