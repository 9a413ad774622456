import { logTexts } from '../i18n/en/log.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useWords } from '../room-context.tsx'
import { GuardList } from '../see/guards-list.tsx'
import { ValueTree } from '../see/value-tree.tsx'
import { resultText } from './result-text.ts'
import { timeWithMilliseconds } from './time-of.ts'

interface Props {
  readonly link: RoomLink
  readonly entry: number
}

/** The payload of one event and the changes that it caused. */
export const LogDetailCard = ({ link, entry }: Props) => {
  const words = useWords(logTexts)
  const detail = useQuery(link, 'log.entry', entry)
  if (!detail) return null
  const { at, event, source, target, changes, guards, payload } = detail
  const result = resultText({ ...detail, changed: [] }, words)
  return (
    <section className="sc-room-log-detail" aria-label={words.detail}>
      <h3 translate="no">{event}</h3>
      <p translate="no">{`${timeWithMilliseconds(at)} · ${source || words.outside} → ${target}`}</p>
      {result ? <p translate="no">{result}</p> : null}
      {guards.length > 0 ? <GuardList guards={guards} words={words} /> : null}
      <ValueTree value={payload} />
      {changes.length > 0 ? <h4>{words.changes}</h4> : null}
      {changes.map(({ path, before, after }) => (
        <div key={path} className="sc-room-change" translate="no">
          <ValueTree name={path} value={before} />
          <ValueTree name="→" value={after} />
        </div>
      ))}
    </section>
  )
}
