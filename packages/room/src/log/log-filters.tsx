import { logTexts } from '../i18n/en/log.ts'
import type { LogFilter } from '../machines/filters.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoom, useWords } from '../room-context.tsx'

interface Props {
  readonly link: RoomLink
  readonly filter: LogFilter
}

/** The filter controls of the log. */
export const LogFilters = ({ link, filter }: Props) => {
  const words = useWords(logTexts)
  const { room } = useRoom()
  const names = useQuery(link, 'log.names')
  const found = useQuery(link, 'log.page', { ...filter, above: 0, count: 0 })
  const narrow = (part: Partial<LogFilter>) =>
    room.send({ type: 'room.filtered', filters: { log: { ...filter, ...part } } })
  return (
    <div className="sc-room-log-search">
      <label>
        {words.search}
        <input type="search" value={filter.text} onChange={({ target }) => narrow({ text: target.value })} />
      </label>
      <Choice
        label={words.actor}
        value={filter.actor}
        names={names?.actors ?? []}
        onChoose={(actor) => narrow({ actor })}
      />
      <Choice
        label={words.event}
        value={filter.event}
        names={names?.events ?? []}
        onChoose={(event) => narrow({ event })}
      />
      <label>
        <input
          type="checkbox"
          checked={filter.ignored}
          onChange={({ target }) => narrow({ ignored: target.checked })}
        />
        {words.ignoredOnly}
      </label>
      <output>{words.total(found?.events ?? 0)}</output>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  readonly onChoose: (name: string) => void
}

/** The selected name stays in the list, even if the log has no events with that name anymore. */
const Choice = ({ label, value, names, onChoose }: ChoiceProps) => {
  const words = useWords(logTexts)
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.all}</option>
        {all.map((name) => (
          <option key={name} value={name} translate="no">
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
