import type { HostPart } from '../host/core.ts'
import type { AboutServices } from './about-protocol.ts'
import { describeApplication, describeMachine } from './describe.ts'

export const createAboutService: HostPart<AboutServices> = ({ registry, machines }) => ({
  'about.revision': () => machines.revision(),
  'about.machines': (language, known) =>
    machines
      .all()
      .filter(({ name }) => known[name] !== machines.versionOf(name))
      .map((machine) => describeMachine(machine, language, machines.versionOf(machine.name))),
  'about.application': (language) => describeApplication(registry, language),
})
