import { clock } from '../browser/page.ts'
import { rememberedBreakpoints } from '../browser/remembered-breakpoints.ts'
import { later } from '../browser/timers.ts'
import { type Host, openHost } from '../host/host.ts'
import type { Fault, Registry, RoomMachine, Scenario } from '../registry.ts'
import type { RecentEvent } from './recent.ts'
import type { DescribedModel, RoomOptions } from './room-options.ts'
import type { Roots } from './roots.ts'

interface Observed {
  roots: Roots
  recent(): readonly RecentEvent[]
  options: RoomOptions
}

/** Opens the host of an application that has described itself, or has not. */
export function openApplicationHost({ roots, recent, options }: Observed): Host {
  const { world, canRestart = true } = options
  const remembered = rememberedBreakpoints
  return openHost({ root: roots, world, clock, later, recent, remembered, canRestart }, registryOf(options))
}

function registryOf(options: RoomOptions): Registry {
  const { models = [], purposes = {}, coverage = { depths: [], taken: {} } } = options
  return {
    machines: models.map((model) => machineOf(model, purposes)),
    purposes,
    groups: options.groups,
    // A fault and a scenario are only given the world of their own application.
    faults: (options.faults ?? []) as readonly Fault[],
    scenarios: (options.scenarios ?? []) as readonly Scenario[],
    coverage,
    replaying: options.replay,
    redact: options.redact,
    build: options.build ?? { version: '', id: '' },
  }
}

function machineOf(model: DescribedModel, purposes: Readonly<Record<string, string>>): RoomMachine {
  const { machine, name = machine.id } = model
  return { name, title: name, machine, model, purpose: purposes[name] ?? model.purpose ?? '', layouts: [] }
}
