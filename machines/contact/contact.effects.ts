import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { followOwner } from '../ports/system.ts'
import { contactMachine } from './contact.machine.ts'
import { contactRules } from './contact.ts'

export function contactWith({ storage, journal, log }: Pick<Ports, 'storage' | 'journal' | 'log'>) {
  return contactMachine.provide({
    actors: { form: formWith({ storage, journal }, contactRules), owner: followOwner },
    actions: { log: (_, { message }) => log.info('A message was written to the shop', message) },
  })
}
