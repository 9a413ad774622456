import type { FormEvent } from 'react'
import { Hint } from '../hints/hint.tsx'
import { driveTexts } from '../i18n/en/drive.ts'
import { Button } from '../parts/button.tsx'
import { useQuery, useWords } from '../room-context.tsx'
import type { RunningMachine } from '../see/running-machine.ts'
import type { Sendable } from './drive-protocol.ts'
import { useAct } from './use-act.ts'
import './drive.css'

/** A form for every event of the machine, with an example payload. */
export const SendCard = (running: RunningMachine) => {
  const words = useWords(driveTexts)
  const events = useQuery(running.link, 'send.events', running.actor.sessionId) ?? []
  return (
    <section className="sc-room-card">
      <h2>{words.events}</h2>
      <Hint tool="send" />
      {running.actor.status === 'active' ? null : <p>{words.ended}</p>}
      <ul className="sc-room-sending">
        {events.map((event) => (
          <li key={event.type}>
            <Sending event={event} running={running} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SendingProps {
  readonly event: Sendable
  readonly running: RunningMachine
  /** Whether the payload is initially expanded. */
  readonly isOpen?: boolean
}

/** A form that sends one event, with its payload if it has one. */
export const Sending = ({
  event: { type, isWildcard, payload, source, last },
  running: { link, actor },
  isOpen,
}: SendingProps) => {
  const words = useWords(driveTexts)
  const act = useAct(link)
  const send = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    const typed = new FormData(submit.currentTarget)
    const typedIn = (name: string) => typed.get(name)?.toString()
    act('send.event', actor.sessionId, type, typedIn('payload') ?? '{}', typedIn('type'))
  }
  const text = JSON.stringify(payload, null, 2)
  return (
    <form onSubmit={send}>
      <Button type="submit" size="sm" variant="outline">
        {words.send(type)}
      </Button>
      {isWildcard ? (
        <input
          name="type"
          aria-label={words.typeFor(type)}
          defaultValue={type.slice(0, -1)}
          pattern={`${escaped(type.slice(0, -1))}[^*]+`}
          required
          spellCheck={false}
          translate="no"
        />
      ) : null}
      {text === '{}' && source !== 'unknown' ? null : (
        <details open={isOpen}>
          <summary>{words.carries}</summary>
          <textarea
            name="payload"
            aria-label={words.payloadOf(type)}
            defaultValue={text}
            rows={Math.min(12, text.split('\n').length)}
            spellCheck={false}
            translate="no"
          />
        </details>
      )}
      <Verdict last={last} />
    </form>
  )
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

const Verdict = ({ last }: Pick<Sendable, 'last'>) => {
  const words = useWords(driveTexts)
  if (last === undefined || last === 'sent') return <output>{last ? words.sent : null}</output>
  if (last === 'notJson') return <p role="alert">{words.notJson}</p>
  return (
    <div role="alert">
      <p>{words.nothingSent}</p>
      <ul>
        {last.map(({ path, wanted }) => (
          <li key={path}>
            {path === '' ? (
              words.notObject
            ) : (
              <>
                <code translate="no">{path}</code> {words.wanted[wanted]}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
