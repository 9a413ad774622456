import type { HostPart } from '../host/core.ts'
import type { FaultServices } from '../protocol.ts'
import type { FaultContext } from '../registry.ts'

export const createFaultsService: HostPart<FaultServices> = (core) => {
  const { registry, subject, changed, onClose, decisions, interception, systems } = core
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

  function undo(id: string): void {
    undoByFault.get(id)?.()
    undoByFault.delete(id)
  }
  onClose(() => {
    for (const id of [...undoByFault.keys()]) undo(id)
  })

  return {
    'faults.list': () => registry.faults.map(({ id, group }) => ({ id, group, isOn: undoByFault.has(id) })),
    'faults.switch'(id, on) {
      const fault = registry.faults.find((one) => one.id === id)
      if (!fault) return
      for (const other of registry.faults) if (other.group === fault.group) undo(other.id)
      if (on) undoByFault.set(id, fault.inject(world, context))
      changed()
    },
  }
}
