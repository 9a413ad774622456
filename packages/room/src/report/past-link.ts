import { readLog } from '../log/read-log.ts'
import type { Answer, RoomLink, ServiceName, Services } from '../protocol.ts'
import type { Report, ReportedEvent } from './report.ts'

/** Returns a read-only link to a problem report, which the room inspects like a tab. */
export function linkToPast(report: Report): RoomLink {
  const answers: Partial<Services> = {
    ...logServices(report.events),
    ...viewServices(report),
    ...timeServices(report),
  }
  return {
    ask<Name extends ServiceName>(name: Name, ...given: Parameters<Services[Name]>) {
      const answer = answers[name] as ((...given: unknown[]) => Answer<Name>) | undefined
      return Promise.resolve(answer?.(...given) as Answer<Name>)
    },
    onChange: () => () => undefined,
    close: () => undefined,
  }
}

function logServices(events: readonly ReportedEvent[]) {
  const numbered = events.map((event, seq) => ({ ...event, seq, sessionId: event.actor }))
  return readLog({
    items: { at: (seq) => numbered[seq], first: 0, next: numbered.length },
    lineOf: (event: ReportedEvent) => event,
    detailOf: (event) => event,
    textOf: ({ event, source, target, payload }) =>
      [event, source, target, JSON.stringify(payload)].join(' ').toLowerCase(),
  })
}

function viewServices({ actors, views, events, machines = [] }: Report): Partial<Services> {
  const machineOf = new Map(actors.map(({ sessionId, machine }) => [sessionId, machine]))
  return {
    'about.revision': () => machines.length,
    'about.machines': (_, known) => machines.filter(({ name }) => !(name in known)),
    'actors.list': () => actors.map((actor) => ({ ...actor, canRestart: false })),
    'see.actor': (sessionId) => views.find(({ actor }) => actor.sessionId === sessionId),
    'record.state': () => ({ canRecord: false, isRecording: false, steps: 0 }),
    'prove.taken'() {
      const taken: Record<string, Record<string, number>> = {}
      for (const { actor, taken: ids } of events) {
        const machine = machineOf.get(actor)
        if (machine === undefined) continue
        const counts = taken[machine] ?? {}
        for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
        taken[machine] = counts
      }
      return taken
    },
  }
}

/** The states of an actor after each event; its context is only known for the last one. */
function timeServices({ events, views }: Report): Partial<Services> {
  return {
    'time.moment'(sessionId, wanted) {
      const passed = events.flatMap((event, seq) =>
        event.actor === sessionId && event.active.length > 0 && !event.isIgnored ? [{ ...event, seq }] : [],
      )
      const index =
        wanted === undefined ? passed.length - 1 : passed.findLastIndex(({ seq }) => seq <= wanted)
      const event = passed[index]
      const view = views.find(({ actor }) => actor.sessionId === sessionId)
      const isLast = index === passed.length - 1
      return {
        moment: event && {
          seq: event.seq,
          at: event.at,
          event: event.event,
          active: event.active,
          tags: isLast ? (view?.tags ?? []) : [],
          context: isLast ? (view?.context ?? null) : null,
          obstacle: 'report',
        },
        before: passed[index - 1]?.seq,
        after: passed[index + 1]?.seq,
      }
    },
    'time.span': () => ({ first: 0, last: events.length - 1, lanes: [] }),
    'time.resume': () => false,
  }
}
