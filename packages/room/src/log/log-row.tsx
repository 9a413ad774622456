import { logTexts } from '../i18n/en/log.ts'
import { useWords } from '../room-context.tsx'
import type { LogLine } from './log-protocol.ts'
import { timeOf } from './time-of.ts'

interface Props {
  readonly line: LogLine
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export const LogRow = ({ line, isChosen, onChoose }: Props) => {
  const words = useWords(logTexts)
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-ignored={line.isIgnored || undefined}
        onClick={onChoose}
      >
        <time>{timeOf(line.at)}</time>
        <span>{`${line.source || words.outside} → ${line.target}`}</span>
        <b>{line.event}</b>
        <span>{line.isIgnored ? words.ignored : line.states.join(', ')}</span>
      </button>
    </li>
  )
}
