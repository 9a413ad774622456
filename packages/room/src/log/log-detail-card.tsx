import { logTexts } from '../i18n/en/log.ts'
import type { RoomLink } from '../protocol.ts'
import { useLook, useWords } from '../room-context.tsx'
import { GuardList } from '../see/guards-list.tsx'
import { ValueTree } from '../see/value-tree.tsx'
import { timeOf } from './time-of.ts'

interface Props {
  readonly link: RoomLink
  readonly entry: number
}

/** What one event carried, and what came of it. */
export const LogDetailCard = ({ link, entry }: Props) => {
  const words = useWords(logTexts)
  const detail = useLook(link, 'log.entry', entry)
  if (!detail) return null
  const { at, event, source, target, before, states, taken, guards, payload, isIgnored } = detail
  return (
    <section className="sc-room-log-detail" aria-label={words.detail}>
      <h3 translate="no">{event}</h3>
      <p translate="no">{`${timeOf(at)} · ${source || words.outside} → ${target}`}</p>
      <p translate="no">{isIgnored ? words.ignored : `${before.join(', ')} → ${states.join(', ')}`}</p>
      {taken.length > 0 ? (
        <p>
          {words.taken} <code translate="no">{taken.join(' · ')}</code>
        </p>
      ) : null}
      {guards.length > 0 ? <GuardList guards={guards} words={words} /> : null}
      <ValueTree value={payload} />
    </section>
  )
}
