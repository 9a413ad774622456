import type { FormEvent } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { Hint } from '../hints/hint.tsx'
import { decideTexts } from '../i18n/en/drive.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'

interface Props {
  readonly link: RoomLink
  readonly machine: MachineInfo
}

/** Lets the user choose simulated answers for the promises of a machine. */
export const DecideCard = ({ link, machine: { name } }: Props) => {
  const words = useWords(decideTexts)
  const command = useCommand(link)
  const promises = useQuery(link, 'decide.list', name) ?? []
  if (promises.length === 0) return null
  return (
    <section className="sc-room-card">
      <h2>{words.title}</h2>
      <Hint tool="decide" />
      <ul className="sc-room-deciding">
        {promises.map(({ id, choices, chosen }) => (
          <li key={id}>
            <label>
              <code translate="no">{id}</code>
              <select
                aria-label={words.answerOf(id)}
                value={chosen ?? ''}
                onChange={({ target }) => command('decide.choose', name, id, target.value || undefined)}
              >
                <option value="">{words.asItIs}</option>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {`${words.kinds[choice.kind]} ${choice.answer}`.trim()}
                  </option>
                ))}
              </select>
            </label>
            <OwnAnswer link={link} machine={name} promise={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OwnAnswerProps {
  readonly link: RoomLink
  readonly machine: string
  readonly promise: string
}

/** A form for a typed answer, for a promise without known answers or to use another answer. */
const OwnAnswer = ({ link, machine, promise }: OwnAnswerProps) => {
  const words = useWords(decideTexts)
  const set = async (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    const form = new FormData(submit.currentTarget)
    const field = submit.currentTarget.elements.namedItem('value') as HTMLInputElement
    const kind = form.get('kind') === 'fails' ? 'fails' : 'succeeds'
    const isSet = await link.ask('decide.answer', machine, promise, kind, field.value)
    field.setCustomValidity(isSet ? '' : words.notJson)
    field.reportValidity()
  }
  return (
    <details>
      <summary>{words.own}</summary>
      <form onSubmit={set} className="sc-room-deciding">
        <select name="kind" aria-label={words.outcomeOf(promise)}>
          <option value="succeeds">{words.kinds.succeeds}</option>
          <option value="fails">{words.kinds.fails}</option>
        </select>
        <input
          name="value"
          aria-label={words.valueOf(promise)}
          spellCheck={false}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
        <Button size="sm" type="submit">
          {words.set}
        </Button>
      </form>
    </details>
  )
}
