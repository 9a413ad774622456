import './record.css'
import { useActorRef, useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useApplication } from '../about/use-about.ts'
import { recordTexts } from '../i18n/en/record.ts'
import type { LoadedRecording, playerMachine, Speed } from '../machines/player.machine.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { reportFile } from '../report/report.ts'
import { useLink, useQuery, useRoom, useWords } from '../room-context.tsx'
import { Exports } from './exports.tsx'
import { playerWith } from './player-effects.ts'
import { buildText, isRecording } from './versions.ts'

/** Saves a problem report of the inspected tab. */
const ReportButton = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(recordTexts)
  const { files } = useRoom().ports
  const report = async () => {
    const file = reportFile(await link.ask('report.write', ''))
    files.save(file.name, file.content)
  }
  return (
    <Button size="sm" variant="ghost" onClick={report}>
      {words.problem}
    </Button>
  )
}

type Player = ActorRefFrom<typeof playerMachine>
type Shown = SnapshotFrom<typeof playerMachine>
interface Props {
  readonly player: Player
}

const recordingOf = ({ context: { recording } }: Shown) => recording
const contextOf = ({ context }: Shown) => context
const isPlaying = (snapshot: Shown) => snapshot.matches('playing')
const speeds: readonly Speed[] = [1, 4, 'steps']

/** Records and replays sessions. Shown on every page of the room. */
export const RecordBar = () => {
  const { ports, room } = useRoom()
  const words = useWords(recordTexts)
  const logic = useMemo(() => playerWith(ports, room, words), [ports, room, words])
  const player = useActorRef(logic)
  const link = useLink()
  const playing = useSelector(player, isPlaying)
  return (
    <section className="sc-room-record" aria-label={words.title}>
      {link ? <Recording link={link} player={player} /> : null}
      <Playing player={player} />
      <Button
        size="sm"
        variant="outline"
        disabled={playing}
        onClick={() => player.send({ type: 'player.import' })}
      >
        {words.import}
      </Button>
      <Exports player={player} />
      {link ? <ReportButton link={link} /> : null}
      <Outcome player={player} />
    </section>
  )
}

const Recording = ({ link, player }: Props & { readonly link: RoomLink }) => {
  const words = useWords(recordTexts)
  const state = useQuery(link, 'record.state')
  const playing = useSelector(player, isPlaying)
  const isUnderWay = state?.isRecording ?? false
  const { ports } = useRoom()
  useLeaveQuestion(isUnderWay && !ports.leave)
  const stop = async () => {
    player.send({ type: 'player.halt' })
    const recording = await link.ask('record.stop')
    if (recording) player.send({ type: 'recording.loaded', recording })
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isUnderWay || playing || !state?.canRecord}
        onClick={() => link.ask('record.start')}
      >
        {words.record}
      </Button>
      <Button size="sm" variant="outline" disabled={!(isUnderWay || playing)} onClick={stop}>
        {words.stop}
      </Button>
      {isUnderWay ? <span role="status">{words.under(state?.steps ?? 0)}</span> : null}
    </>
  )
}

/** Lets the browser ask before it leaves the page, because a recording is lost with it. */
function useLeaveQuestion(isRecording: boolean): void {
  useEffect(() => {
    if (!isRecording) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRecording])
}

const Playing = ({ player }: Props) => {
  const words = useWords(recordTexts)
  const id = useId()
  const recording = useSelector(player, recordingOf)
  const { speed } = useSelector(player, contextOf)
  const playing = useSelector(player, isPlaying)
  const play = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    const chosen = new FormData(submit.currentTarget).get('speed')
    player.send({ type: 'player.play', speed: speeds.find((known) => String(known) === chosen) ?? 1 })
  }
  return (
    <form onSubmit={play} className="sc-room-record-play">
      <label htmlFor={id}>{words.speed}</label>
      <select id={id} name="speed" defaultValue={String(speed)} key={String(speed)}>
        {speeds.map((known) => (
          <option key={known} value={String(known)}>
            {known === 'steps' ? words.bySteps : `${known}×`}
          </option>
        ))}
      </select>
      <Button size="sm" variant="outline" type="submit" disabled={!recording || playing}>
        {words.replay}
      </Button>
      {playing && speed === 'steps' ? (
        <Button size="sm" variant="outline" onClick={() => player.send({ type: 'player.step' })}>
          {words.next}
        </Button>
      ) : null}
    </form>
  )
}

const Outcome = ({ player }: Props) => {
  const words = useWords(recordTexts)
  const { recording, taken, isOver, divergence, problem } = useSelector(player, contextOf)
  const playing = useSelector(player, isPlaying)
  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (!recording) return null
  if (divergence) {
    const { step, actor, expected, found, isCheck } = divergence
    const stateText = (state: string | null) => (state === null ? words.notRunning : state || words.running)
    const sentence = isCheck
      ? words.unmet(step, actor, expected ?? '–', found ?? '–')
      : words.diverged(step, actor, stateText(expected), stateText(found))
    return <p role="alert">{sentence}</p>
  }
  if (isOver) return <p role="status">{words.same(recording.steps.length)}</p>
  if (playing) return <p role="status">{words.at(taken, recording.steps.length)}</p>
  return (
    <p role="status">
      {words.held(recording.steps.length)} <OtherBuild recording={recording} />
    </p>
  )
}

/**
 * A warning that the recording comes from another build than that of the inspected application, in which it may have had other
 * results. Without `build` in the options an application has an empty one.
 */
const OtherBuild = ({ recording }: { readonly recording: LoadedRecording }) => {
  const words = useWords(recordTexts)
  const here = buildText(useApplication().build)
  const there = isRecording(recording) ? buildText(recording.build) : ''
  return here && there && here !== there ? words.otherBuild(there, here) : null
}
