import { seeTexts } from '../i18n/en/see.ts'
import { useWords } from '../room-context.tsx'
import type { GuardView } from './see-protocol.ts'

/** Each guard of the possible transitions: its current result, and the values that it read. */
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
  /** On what the event carries. */
  readonly depends: string
}

type ListProps = { readonly guards: readonly GuardView[]; readonly words: Verdicts }

export const GuardList = ({ guards, words }: ListProps) => (
  <ul className="sc-room-guards">
    {guards.map(({ transition, name, holds, read, params }) => (
      <li key={transition} data-holds={holds}>
        <p>
          <code>{name}</code> <span className="sc-room-verdict">{verdictOf(holds, words)}</span>
          <small translate="no">{transition.split('|')[1] || 'always'}</small>
        </p>
        {read.length > 0 || params !== undefined ? (
          <p className="sc-room-read" translate="no">
            {[
              ...read.map(({ path, value }) => `${path} = ${shortText(value)}`),
              ...(params === undefined ? [] : [shortText(params)]),
            ].join(' · ')}
          </p>
        ) : null}
      </li>
    ))}
  </ul>
)

function verdictOf(holds: boolean | undefined, words: Verdicts): string {
  if (holds === undefined) return words.depends
  return holds ? words.holds : words.holdsNot
}

const longest = 80

export function shortText(value: unknown): string {
  // A copy writes `undefined` as a text.
  const text = value === 'undefined' ? value : (JSON.stringify(value) ?? '')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
