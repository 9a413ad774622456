import { describeMachine } from '../about/describe.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import { detailOf } from '../log/log-service.ts'
import type { Services } from '../protocol.ts'
import { isMachineSnapshot, nodesIn } from '../xstate5-host.ts'
import type { Report, ReportedEvent, ReportServices } from './report.ts'

const maxEvents = 1_000

type Others = Pick<Services, 'actors.list' | 'see.actor'>

export function createReportService(core: HostCore, others: Others): ReturnType<HostPart<ReportServices>> {
  const { registry, subject, eventLog } = core
  return {
    'report.write'(problem) {
      const actors = others['actors.list']()
      const report: Report = {
        format: 'report',
        build: registry.build,
        at: subject.clock.now(),
        problem,
        actors,
        views: actors.flatMap(({ sessionId }) => others['see.actor'](sessionId) ?? []),
        events: latest(eventLog.entries).map((entry) => reported(entry, core)),
      }
      const named = new Set(actors.map(({ machine }) => machine))
      const machines = core.machines.all().filter(({ name }) => named.has(name))
      const described = { ...report, machines: machines.map((machine) => describeMachine(machine, 'en')) }
      return withoutSecrets(described, registry.secretNames ?? new Set())
    },
  }
}

function latest({ first, next, at }: HostCore['eventLog']['entries']): Entry[] {
  const start = Math.max(first, next - maxEvents)
  return Array.from({ length: next - start }, (_, index) => at(start + index)).filter(
    (entry) => entry !== undefined,
  )
}

function reported(entry: Entry, core: HostCore): ReportedEvent {
  const { actor, after } = entry
  return {
    ...detailOf(entry, core),
    actor: core.actors.idOf(actor),
    active: isMachineSnapshot(after) ? nodesIn(after).map(({ id }) => id) : [],
  }
}

/** Returns a copy without the secret fields, which are removed by name at any depth. */
function withoutSecrets<Value>(value: Value, secretNames: ReadonlySet<string>): Value {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (secretNames.has(key.toLowerCase()) ? undefined : part)),
  ) as Value
}
