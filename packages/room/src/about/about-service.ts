import { mermaidOf } from '@statecart/chart'
import type { HostPart } from '../host/core.ts'
import type { AboutServices } from './about-protocol.ts'
import { describeApplication, describeMachine } from './describe.ts'

export const createAboutService: HostPart<AboutServices> = ({ registry }) => ({
  'about.count': () => registry.machines.length,
  'about.machines': (language, except) =>
    registry.machines
      .filter(({ name }) => !except.includes(name))
      .map((machine) => describeMachine(machine, language)),
  'about.application': (language) => describeApplication(registry, language),
  'about.mermaid'(name) {
    const known = registry.machines.find((one) => one.name === name)
    return known && mermaidOf(known.machine)
  },
})
