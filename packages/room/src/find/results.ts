import type { ApplicationInfo, MachineInfo } from '../about/about-protocol.ts'
import { activeStates } from '../actors/active-states.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { DockPanel } from '../dock-panels.ts'
import type { Selection } from '../machines/room.ts'
import type { RoomPorts } from '../room-ports.ts'

type ResultKind = 'machine' | 'state' | 'event' | 'actor' | 'scenario' | 'command'

export interface Result {
  kind: ResultKind
  /** Unique among all results. */
  id: string
  label: string
  /** The states of a running machine or actor, or the machine of a state or an event. */
  detail: string
  /** What a choice of this result does: shows a selection, opens a URL, or shows a panel. */
  goal: { selection: Selection } | { address: string } | { panel: string }
}

interface Sources {
  machines: readonly MachineInfo[]
  scenarios: ApplicationInfo['scenarios']
  actors: readonly ActorLine[]
  panels: readonly Pick<DockPanel, 'id' | 'title'>[]
  scenarioAddress: RoomPorts['scenarioAddress']
}

/** Returns everything that can be found in the room. */
export function everythingIn({ machines, scenarios, actors, panels, scenarioAddress }: Sources): Result[] {
  const running = activeStates(actors)
  return [
    ...machines.map(
      ({ name, title }): Result => ({
        kind: 'machine',
        id: `machine ${name}`,
        label: title,
        detail: running.get(name)?.join(' · ') ?? '',
        goal: { selection: { machine: name } },
      }),
    ),
    ...panels.map(
      ({ id, title }): Result => ({
        kind: 'command',
        id: `panel ${id}`,
        label: title,
        detail: '',
        goal: { panel: id },
      }),
    ),
    ...scenarios.map(
      (scenario): Result => ({
        kind: 'scenario',
        id: `scenario ${scenario.id}`,
        label: scenario.label,
        detail: '',
        goal: { address: scenarioAddress(scenario) },
      }),
    ),
    ...actors.flatMap(({ sessionId, name, machine, states }): Result[] =>
      machine === undefined
        ? []
        : [
            {
              kind: 'actor',
              id: `actor ${sessionId}`,
              label: `${name} ${sessionId}`,
              detail: states.join(' · '),
              goal: { selection: { machine, actor: sessionId } },
            },
          ],
    ),
    ...machines.flatMap(partsOf),
  ]
}

function partsOf(machine: MachineInfo): Result[] {
  const { states, transitions } = machine.chart
  const events = new Map(transitions.map(({ event, source }) => [event, source]))
  return [
    ...states
      .filter(({ path }) => path !== '')
      .map(
        ({ id, path }): Result => ({
          kind: 'state',
          id: `state ${machine.name} ${id}`,
          label: path,
          detail: machine.title,
          goal: { selection: { machine: machine.name, state: id } },
        }),
      ),
    ...[...events]
      .filter(([event]) => event !== '' && !event.startsWith('xstate.'))
      .map(
        ([event, source]): Result => ({
          kind: 'event',
          id: `event ${machine.name} ${event}`,
          label: event,
          detail: machine.title,
          goal: { selection: { machine: machine.name, state: source } },
        }),
      ),
  ]
}

const maxResults = 12

/**
 * Returns the results whose label or detail contains every word. Results whose label begins with the first word come first.
 */
export function matching(results: readonly Result[], text: string): Result[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = results.filter(({ label, detail }) => {
    const whole = `${label} ${detail}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const [start = ''] = words
  const rank = ({ label }: Result) => (label.toLowerCase().startsWith(start) ? 0 : 1)
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, maxResults)
}
