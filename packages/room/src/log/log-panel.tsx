import { logTexts } from '../i18n/en/log.ts'
import type { RoomLink } from '../protocol.ts'
import { useWords } from '../room-context.tsx'
import { type Drawn, EventList } from './event-list.tsx'
import { LogRow } from './log-row.tsx'

export const LogTitle = () => useWords(logTexts).title

export const LogPanel = ({ link }: { readonly link: RoomLink }) => (
  <EventList link={link} label={useWords(logTexts).title} role="log" Rows={LogRows} />
)

const LogRows = ({ page: { lines }, chosen, onChoose }: Drawn) => (
  <ol translate="no">
    {lines.map((line) => (
      <LogRow key={line.seq} line={line} isChosen={line.seq === chosen} onChoose={() => onChoose(line.seq)} />
    ))}
  </ol>
)
