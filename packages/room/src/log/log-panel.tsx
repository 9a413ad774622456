import { logTexts } from '../i18n/en/log.ts'
import type { RoomLink } from '../protocol.ts'
import { useWords } from '../room-context.tsx'
import { type Drawn, EventList } from './event-list.tsx'
import type { LogRow as Row } from './log-protocol.ts'
import { resultText } from './result-text.ts'
import { timeWithMilliseconds } from './time-of.ts'

interface Props {
  readonly line: Row
  /** The number of the selected event. The room shows the state after it. */
  readonly moment: number | undefined
  readonly onChoose: () => void
}

const LogRow = ({ line, moment, onChoose }: Props) => {
  const words = useWords(logTexts)
  return (
    <li>
      <button
        type="button"
        aria-pressed={line.seq === moment}
        data-ignored={line.isIgnored || undefined}
        data-later={(moment !== undefined && line.seq > moment) || undefined}
        onClick={onChoose}
      >
        <time>{timeWithMilliseconds(line.at)}</time>
        <span className="sc-room-log-actors">{`${line.source || words.outside} → ${line.target}`}</span>
        <b>{line.event}</b>
        <small>{line.count > 1 ? `× ${line.count}` : null}</small>
        <span data-failed={line.error !== undefined || undefined}>{resultText(line, words)}</span>
      </button>
    </li>
  )
}

export const LogPanel = ({ link }: { readonly link: RoomLink }) => (
  <EventList link={link} label={useWords(logTexts).title} role="log" Rows={LogRows} />
)

const LogRows = ({ page: { lines }, moment, onChoose }: Drawn) => (
  <ol translate="no">
    {lines.map((line) => (
      <LogRow key={line.seq} line={line} moment={moment} onChoose={() => onChoose(line)} />
    ))}
  </ol>
)
