import type { AnyActorRef } from 'xstate'
import type { HostPart } from '../host/core.ts'
import type { Hands } from '../registry.ts'
import type { FaultServices } from './fault-services.ts'

export const answerAboutFaults: HostPart<FaultServices> = (core) => {
  const { registry, subject, changed, onClose, decisions, gate } = core
  const { later, root, world } = subject
  const hands: Hands = {
    later,
    decide: decisions.decide,
    tell(name, event) {
      const target: AnyActorRef | undefined = root.system.get(name)
      if (target) gate.pass({ source: undefined, target, event })
    },
  }
  const undoings = new Map<string, () => void>()

  function mend(id: string): void {
    undoings.get(id)?.()
    undoings.delete(id)
  }
  onClose(() => {
    for (const id of [...undoings.keys()]) mend(id)
  })

  return {
    'faults.list': () => registry.faults.map(({ id, group }) => ({ id, group, isOn: undoings.has(id) })),
    'faults.switch'(id, on) {
      const fault = registry.faults.find((one) => one.id === id)
      if (!fault) return
      for (const other of registry.faults) if (other.group === fault.group) mend(other.id)
      if (on) undoings.set(id, fault.befall(world, hands))
      changed()
    },
  }
}
