import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { durabilityMachine } from './durability.machine.ts'

export function durabilityWith({ durability }: Pick<Ports, 'durability'>) {
  return durabilityMachine.provide({
    actors: {
      estimate: fromPromise(() => durability.estimate()),
      persist: fromPromise(() => durability.persist()),
    },
  })
}
