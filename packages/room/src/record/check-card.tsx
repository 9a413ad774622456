import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { Hint } from '../hints/hint.tsx'
import { checkTexts } from '../i18n/en/record.ts'
import { Button } from '../parts/button.tsx'
import { useCommand, useQuery, useWords } from '../room-context.tsx'
import type { RunningMachine } from '../see/running-machine.ts'

/** Sets checkpoints for an actor while a session is recorded. Every replay of the session checks them. */
export const CheckCard = (running: RunningMachine) => {
  const state = useQuery(running.link, 'record.state')
  return state?.isRecording ? <Checking {...running} /> : null
}

const Checking = ({ link, actor: { sessionId } }: RunningMachine) => {
  const words = useWords(checkTexts)
  const command = useCommand(link)
  const field = useRef<HTMLInputElement>(null)
  const view = useQuery(link, 'record.checks', sessionId)
  const current = view?.current ?? []
  const paths = current.filter(({ path }, at) => current.findIndex((one) => one.path === path) === at)
  const now = (wanted: string) => current.find(({ path }) => path === wanted)?.is ?? ''
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (field.current) field.current.value = now(target.value)
  }
  const set = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    const form = new FormData(submit.currentTarget)
    command('record.check', sessionId, String(form.get('path')), String(form.get('is')))
  }
  if (paths.length === 0) return null
  return (
    <section className="sc-room-card">
      <h2>{words.title}</h2>
      <Hint tool="check" />
      <form onSubmit={set} className="sc-room-deciding">
        <label>
          {words.what}
          <select name="path" onChange={choose}>
            {paths.map(({ path }) => (
              <option key={path} value={path}>
                {path || words.state}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.is}
          <input ref={field} name="is" defaultValue={now('')} spellCheck={false} />
        </label>
        <Button size="sm" type="submit">
          {words.set}
        </Button>
      </form>
      <ul role="status" className="sc-room-deciding">
        {view?.set.map(({ path, is, found }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two checkpoints may be equal, and none is ever removed
          <li key={at}>
            <code translate="no">{`${path || words.state} = ${is}`}</code>{' '}
            {found === is ? words.holds : words.holdsNot(found ?? '–')}
          </li>
        ))}
      </ul>
    </section>
  )
}
