import { seeTexts } from '../i18n/en/see.ts'
import { useWords } from '../room-context.tsx'
import type { GuardView } from './see-protocol.ts'

/** The guards of the possible transitions, each with its current result and the values that it read. */
export const Guards = ({ guards }: { readonly guards: readonly GuardView[] }) => {
  const words = useWords(seeTexts)
  return (
    <section className="sc-room-card">
      <h2>{words.guards}</h2>
      <GuardList guards={guards} words={words} />
    </section>
  )
}

interface Verdicts {
  readonly holds: string
  readonly holdsNot: string
  /** The text for a result that depends on the event's payload. */
  readonly depends: string
}

type ListProps = { readonly guards: readonly GuardView[]; readonly words: Verdicts }

/** Lists the guards. Guards with equal results share a row, with all events that they guard. */
export const GuardList = ({ guards, words }: ListProps) => (
  <ul className="sc-room-guards">
    {gathered(guards).map(({ guard: { transition, name, holds, read, params }, events }) => (
      <li key={transition} data-holds={holds}>
        <p>
          <code>{name}</code> <span className="sc-room-verdict">{verdictOf(holds, words)}</span>
          <small translate="no">{events.join(', ')}</small>
        </p>
        <ReadValues read={read} params={params} />
      </li>
    ))}
  </ul>
)

interface Gathered {
  guard: GuardView
  events: string[]
}

function gathered(guards: readonly GuardView[]): Gathered[] {
  const found = new Map<string, Gathered>()
  for (const guard of guards) {
    const { transition, name, holds, read, params } = guard
    const key = JSON.stringify([name, holds, read, params])
    const event = transition.split('|')[1] || 'always'
    const known = found.get(key)
    if (known) known.events.push(event)
    else found.set(key, { guard, events: [event] })
  }
  return [...found.values()]
}

const maxValues = 5

/** The values that a guard has read, and its parameters. Values after the first few are collapsed. */
export const ReadValues = ({ read, params }: Pick<GuardView, 'read' | 'params'>) => {
  const values = [
    ...read.map(({ path, value }) => `${path} = ${shortText(value)}`),
    ...(params === undefined ? [] : [shortText(params)]),
  ]
  if (values.length === 0) return null
  const rest = values.slice(maxValues)
  return (
    <div className="sc-room-read" translate="no">
      {values.slice(0, maxValues).join(' · ')}
      {rest.length > 0 ? (
        <details>
          <summary>{`+ ${rest.length}`}</summary>
          {rest.join(' · ')}
        </details>
      ) : null}
    </div>
  )
}

export function verdictOf(holds: boolean | undefined, words: Verdicts): string {
  if (holds === undefined) return words.depends
  return holds ? words.holds : words.holdsNot
}

const maxLength = 80

function shortText(value: unknown): string {
  // A copy represents `undefined` as a text.
  const text = value === 'undefined' ? value : (JSON.stringify(value) ?? '')
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
