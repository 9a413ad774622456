import type { Ports } from '../../machines/ports/ports.ts'

const refuse = () => {
  throw new Error('While a page is written there is no world around it.')
}
const nothing = new Proxy({}, { get: () => refuse })

/** Pages are written where there is a clock and nothing else. */
export const emptyWorld: Ports = new Proxy({} as Ports, {
  get: (_, port) => (port === 'clock' ? { now: Date.now } : nothing),
})
