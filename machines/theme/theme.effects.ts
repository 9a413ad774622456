import type { Ports } from '../ports/ports.ts'
import { themeMachine } from './theme.machine.ts'

export function themeWith({ appearance }: Pick<Ports, 'appearance'>) {
  return themeMachine.provide({
    actions: {
      showLight: () => appearance.show({ dark: false }),
      showDark: () => appearance.show({ dark: true }),
    },
  })
}
