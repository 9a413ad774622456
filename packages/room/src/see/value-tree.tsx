import { useActorRef, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { seeTexts } from '../i18n/en/see.ts'
import { disclosureMachine } from '../machines/disclosure.machine.ts'
import { type Omission, omissionIn, type Plain } from '../plain.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useWords } from '../room-context.tsx'

/** Where the parts that a copy leaves out are requested from. */
export interface ValueSource {
  link: RoomLink
  sessionId: string
  /** The number of the event after which the value is shown; undefined for the current value. */
  seq: number | undefined
}

interface Props {
  readonly value: Plain
  readonly name?: string | undefined
  /** Without it, omitted parts cannot be expanded. */
  readonly source?: ValueSource | undefined
  readonly path?: readonly string[]
}

const rootPath: readonly string[] = []

/** A value in which lists and objects can be expanded. */
export const ValueTree = ({ value, name, source, path = rootPath }: Props) => {
  const label = name === undefined ? null : <b>{name}</b>
  const omission = omissionIn(value)
  if (omission) return <Omitted name={name} omission={omission} source={source} path={path} />
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="sc-room-value" translate="no">
        {label} <span data-type={value === null ? 'null' : typeof value}>{leafText(value)}</span>
      </p>
    )
  }
  const parts = Object.entries(value)
  const inner = parts.map(([key, part]) => (
    <ValueTree key={key} name={key} value={part} source={source} path={[...path, key]} />
  ))
  if (name === undefined) return inner
  const size = Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`
  return (
    <details className="sc-room-value" open={parts.length > 0 && parts.length < 6}>
      <summary translate="no">
        {label} <span data-type="size">{size}</span>
      </summary>
      {inner}
    </details>
  )
}

const isOpened = (snapshot: SnapshotFrom<typeof disclosureMachine>) => snapshot.matches('open')

type OmittedProps = Pick<Props, 'name' | 'source'> & {
  readonly omission: Omission
  readonly path: readonly string[]
}

/** Requests the omitted parts of a copy when it is opened. */
const Omitted = ({ name, omission: { text, from }, source, path }: OmittedProps) => {
  const disclosure = useActorRef(disclosureMachine)
  const isOpen = useSelector(disclosure, isOpened)
  const words = useWords(seeTexts)
  return (
    <details
      className="sc-room-value"
      onToggle={({ currentTarget }) =>
        disclosure.send({ type: currentTarget.open ? 'disclosure.opened' : 'disclosure.closed' })
      }
    >
      <summary translate="no">
        {from === undefined ? <b>{name}</b> : null} <span data-type="size">{`${words.more} ${text}`}</span>
      </summary>
      {isOpen && source ? (
        <RequestedValue
          source={source}
          path={from === undefined ? path : path.slice(0, -1)}
          from={from ?? 0}
        />
      ) : null}
    </details>
  )
}

interface RequestedValueProps {
  readonly source: ValueSource
  readonly path: readonly string[]
  readonly from: number
}

const RequestedValue = ({ source, path, from }: RequestedValueProps) => {
  const { link, sessionId, seq } = source
  const value = useQuery(link, 'see.value', sessionId, seq, path, from)
  return value === undefined ? null : <ValueTree value={value} source={source} path={path} />
}

/** A copy represents `undefined` as a text, which is shown without quotes. */
function leafText(value: Plain): string {
  return value === 'undefined' ? value : JSON.stringify(value)
}
