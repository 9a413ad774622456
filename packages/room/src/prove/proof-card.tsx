import type { MachineInfo } from '../about/about-protocol.ts'
import { useMachines } from '../about/use-about.ts'
import { Hint } from '../hints/hint.tsx'
import { proveTexts } from '../i18n/en/prove.ts'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'
import { countsBy, nextUntested, overlayOf, type Proof, sourceOf } from './proof.ts'
import './prove.css'

interface Props {
  readonly machine: MachineInfo
  readonly proof: Proof
}

/** The coverage of a machine by test depth, the depth that the chart shows, and the untested transitions. */
export const ProofCard = (props: Props) => {
  const { machine, proof } = props
  const words = useWords(proveTexts)
  const overlay = useRoomShown(({ context }) => context.filters.overlay)
  const { depths } = proof.coverage
  const shown = overlayOf(overlay, machine, proof)
  return (
    <section className="sc-room-card">
      <h2>{words.title}</h2>
      <Hint tool="coverage" />
      <OverlayChoice proof={proof} />
      {overlay === 'tests' && shown ? (
        <p className="sc-room-proof-key">{words.order(depths.join(' · '))}</p>
      ) : null}
      <Shares {...props} />
      {shown && shown.missing.size > 0 ? <Missing machine={machine} ids={shown.missing} /> : null}
      <Next {...props} />
    </section>
  )
}

const OverlayChoice = ({ proof: { coverage, session } }: Pick<Props, 'proof'>) => {
  const words = useWords(proveTexts)
  const { room } = useRoom()
  const overlay = useRoomShown(({ context }) => context.filters.overlay)
  return (
    <label className="sc-room-choice">
      {words.overlay}
      <select
        value={overlay}
        onChange={({ target }) => room.send({ type: 'room.filtered', filters: { overlay: target.value } })}
      >
        <option value="">{words.nothing}</option>
        {session ? <option value="session">{words.session}</option> : null}
        <option value="tests">{words.tests}</option>
        {coverage.depths.map((depth) => (
          <option key={depth} value={depth} translate="no">
            {depth}
          </option>
        ))}
      </select>
    </label>
  )
}

const Shares = ({ machine, proof }: Props) => {
  const words = useWords(proveTexts)
  const of = machine.chart.transitions.length
  const rows = ['session', ...proof.coverage.depths].flatMap((kind) => {
    const counts = countsBy(kind, machine.name, proof)
    return counts ? [{ id: kind, taken: Object.values(counts).filter((count) => count > 0).length }] : []
  })
  if (rows.length === 0) return null
  return (
    <table className="sc-room-shares">
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.taken}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, taken }) => (
          <tr key={id} data-whole={taken === of || undefined}>
            <th scope="row">{id === 'session' ? words.session : <span translate="no">{id}</span>}</th>
            <td>{words.share(taken, of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Missing = ({ machine, ids }: Pick<Props, 'machine'> & { readonly ids: ReadonlySet<string> }) => {
  const words = useWords(proveTexts)
  const missing = machine.chart.transitions.filter(({ id }) => ids.has(id))
  return (
    <details className="sc-room-missing">
      <summary>{words.missing(missing.length)}</summary>
      <ul translate="no">
        {missing.map(({ id, source, cause, guard }) => (
          <li key={id}>
            <SelectionLink selection={{ machine: machine.name, state: source }}>
              {`${source}: ${cause}${guard === undefined ? '' : ` [${guard}]`}`}
            </SelectionLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * A link to the next transition that the chosen coverage lacks. By default that is the coverage of this session, or of all
 * tests if there is no session.
 */
const Next = ({ machine, proof }: Props) => {
  const words = useWords(proveTexts)
  const machines = useMachines()
  const overlay = useRoomShown(({ context }) => context.filters.overlay)
  const { state } = useRoomShown(({ context }) => context.selection)
  const kind = overlay || (proof.session ? 'session' : 'tests')
  const next = nextUntested(machines, (name) => countsBy(kind, name, proof), { machine: machine.name, state })
  if (!next) return <p>{words.none}</p>
  const chart = machines.find(({ name }) => name === next.machine)?.chart
  const transition = chart?.transitions.find(({ id }) => id === next.transition)
  const source = sourceOf(next.transition)
  return (
    <p>
      <SelectionLink selection={{ machine: next.machine, state: source }}>{words.next}</SelectionLink>{' '}
      <code translate="no">{`${source}: ${transition?.cause ?? ''}`}</code>
    </p>
  )
}
