import { logTexts } from '../i18n/en/log.ts'
import type { RoomLink } from '../protocol.ts'
import { useWords } from '../room-context.tsx'
import { type Drawn, EventList } from './event-list.tsx'
import { resultText } from './result-text.ts'
import { lanesOf, laneWidth, SequenceDrawing } from './sequence-drawing.tsx'
import { timeWithMilliseconds } from './time-of.ts'
import './sequence.css'

/** A sequence diagram of the events between actors, with a list for screen readers placed over it. */
export const SequencePanel = ({ link }: { readonly link: RoomLink }) => (
  <EventList link={link} label={useWords(logTexts).sequence} role="region" Rows={Messages} Head={Lanes} />
)

const Lanes = ({ page }: Pick<Drawn, 'page'>) => {
  const words = useWords(logTexts)
  return (
    <div className="sc-room-lanes" aria-hidden="true" translate="no">
      {lanesOf(page).map((name) => (
        <span key={name} style={{ width: `${laneWidth}px` }} title={name}>
          {name || words.outside}
        </span>
      ))}
    </div>
  )
}

const Messages = ({ page, moment, onChoose }: Drawn) => {
  const words = useWords(logTexts)
  return (
    <>
      <SequenceDrawing page={page} moment={moment} />
      <ol className="sc-room-messages" translate="no">
        {page.lines.map((line) => (
          <li key={line.seq}>
            <button type="button" aria-pressed={line.seq === moment} onClick={() => onChoose(line)}>
              <span className="visually-hidden">
                {`${timeWithMilliseconds(line.at)} ${line.source || words.outside} → ${line.target}: ${line.event} (${resultText(line, words)})`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
