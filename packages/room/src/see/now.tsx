import { seeTexts } from '../i18n/en/see.ts'
import { useWords } from '../room-context.tsx'
import { Guards } from './guards-list.tsx'
import type { ActorView } from './see-protocol.ts'
import { type ValueSource, ValueTree } from './value-tree.tsx'
import './now.css'

interface Props {
  readonly view: ActorView
  readonly source: ValueSource | undefined
}

/** The current state of the actor: its states, tags and context, and the possible events. */
export const Now = ({ view: { context, tags, can, guards, actor }, source }: Props) => {
  const words = useWords(seeTexts)
  const nothing = actor.status === 'active' ? words.nothing : words.ended
  const error = source?.seq === undefined ? actor.error : undefined
  const possible = can.filter((one) => one.can)
  return (
    <>
      <section className="sc-room-card">
        <h2>{words.now}</h2>
        <p className="sc-room-chips">
          {actor.states.map((state) => (
            <code key={state} data-tone="active">
              {state || actor.machine}
            </code>
          ))}
          {tags.map((tag) => (
            <code key={tag} data-tone="tag">{`#${tag}`}</code>
          ))}
        </p>
        {error === undefined ? null : (
          <p className="sc-room-failure" translate="no">
            {words.failed(error)}
          </p>
        )}
        {source?.seq === undefined ? (
          <>
            <h3>{words.can}</h3>
            <p className="sc-room-chips">
              {possible.length === 0
                ? nothing
                : possible.map(({ event }) => <code key={event}>{event}</code>)}
            </p>
          </>
        ) : null}
      </section>
      {guards.length > 0 ? <Guards guards={guards} /> : null}
      {/* A report contains only the last context. */}
      {context === null ? null : (
        <section className="sc-room-card">
          <h2>{words.context}</h2>
          <ValueTree value={context} source={source} />
        </section>
      )}
    </>
  )
}
