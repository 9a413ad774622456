import type { HostPart } from '../host/core.ts'
import type { FaultServices } from '../protocol.ts'
import type { FaultContext } from '../registry.ts'

export const createFaultsService: HostPart<FaultServices> = (core) => {
  const { registry, subject, changed, onClose, decisions, interception, systems, plain } = core
  const { later, world } = subject
  const context: FaultContext = {
    later,
    decide: decisions.decide,
    tell(name, event) {
      const target = systems.named(name)
      if (target) interception.pass({ source: undefined, target, event })
    },
  }
  const undoByFault = new Map<string, () => void>()
  const problems = new Map<string, string>()

  /** Stores the error if switching a fault throws, for the room to show. The other faults can still be switched. */
  function attempt(id: string, change: () => void): void {
    problems.delete(id)
    try {
      change()
    } catch (error) {
      problems.set(id, plain.redaction.within(error instanceof Error ? error.message : String(error)))
    }
  }

  function undo(id: string): void {
    const end = undoByFault.get(id)
    undoByFault.delete(id)
    attempt(id, () => end?.())
  }
  onClose(() => {
    for (const id of [...undoByFault.keys()]) undo(id)
  })

  return {
    'faults.list': () =>
      registry.faults.map(({ id, group }) => ({
        id,
        group,
        isOn: undoByFault.has(id),
        problem: problems.get(id),
      })),
    'faults.switch'(id, on) {
      const fault = registry.faults.find((one) => one.id === id)
      if (!fault) return
      for (const other of registry.faults) if (other.group === fault.group) undo(other.id)
      if (on) attempt(id, () => undoByFault.set(id, fault.inject(world, context)))
      changed()
    },
  }
}
