import type { HostPart } from '../host/core.ts'
import type { AboutServices } from './about-protocol.ts'
import { describeApplication, describeMachine } from './describe.ts'

export const createAboutService: HostPart<AboutServices> = ({ registry, machines }) => ({
  'about.count': () => machines.all().length,
  'about.machines': (language, except) =>
    machines
      .all()
      .filter(({ name }) => !except.includes(name))
      .map((machine) => describeMachine(machine, language)),
  'about.application': (language) => describeApplication(registry, language),
})
