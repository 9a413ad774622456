import type { Chart } from '@statecart/chart'
import type { MachineInfo } from './about/about-protocol.ts'
import { SheetTabs } from './layout/sheet-tabs.tsx'
import { type Proof, useProof, useTests } from './prove/proof.ts'
import { useLink, useQuery } from './room-context.tsx'
import { MachineView } from './see/machine-view.tsx'
import { type RunningMachine, useChosenActor } from './see/running-machine.ts'
import type { ActorView } from './see/see-protocol.ts'
import { useMoment } from './time/time-bar.tsx'
import type { Moment } from './time/time-protocol.ts'

/** Returns the view of an earlier snapshot, without invoked actors, delays and guards. */
export function pastView(
  view: ActorView | undefined,
  moment: Moment | undefined,
  { states: all }: Chart,
): ActorView | undefined {
  if (!(view && moment)) return undefined
  const { active, tags, context } = moment
  const states = all
    .filter(({ id }) => active.includes(id))
    .filter(({ id }, _, present) => !present.some(({ parent }) => parent === id))
    .map(({ path }) => path)
  return {
    ...view,
    actor: { ...view.actor, states },
    active,
    tags,
    context,
    guards: [],
    can: [],
    waits: [],
    busy: [],
    taken: [],
  }
}

/** The page of one machine: its chart, and the tools for the actor that runs it. */
export const MachinePage = ({ machine }: { readonly machine: MachineInfo }) => {
  const link = useLink()
  return (
    <>
      <SheetTabs />
      {link ? <Running link={link} machine={machine} /> : <Resting machine={machine} />}
    </>
  )
}

const Resting = ({ machine }: Pick<RunningMachine, 'machine'>) => (
  <MachineView machine={machine} view={undefined} running={undefined} proof={useTests()} />
)

type RunningProps = Omit<RunningMachine, 'actor'>

/** A machine with one of the actors that run it, if there is one. */
const Running = ({ link, machine }: RunningProps) => {
  const actor = useChosenActor(link, machine)
  const proof = useProof(link)
  if (!actor) return <MachineView machine={machine} view={undefined} running={undefined} proof={proof} />
  return <Live key={actor.sessionId} link={link} machine={machine} actor={actor} proof={proof} />
}

const Live = ({ proof, ...running }: RunningMachine & { readonly proof: Proof }) => {
  const { link, machine, actor } = running
  const seq = useMoment()
  const view = useQuery(link, 'see.actor', actor.sessionId)
  const passed = useQuery(link, 'time.moment', actor.sessionId, seq)
  return (
    <MachineView
      machine={machine}
      view={seq === undefined ? view : pastView(view, passed?.moment, machine.chart)}
      running={running}
      proof={proof}
    />
  )
}
