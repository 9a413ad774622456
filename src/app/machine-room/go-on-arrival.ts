import type { SharedHost } from '@statecart/room/connect'
import { registry } from './registry.ts'

/** Sends a machine to a state as soon as it runs. `goal` names both, as in `checkout.open.filling`. */
export async function goOnArrival(shared: SharedHost, goal: string): Promise<void> {
  const [, name = '', path = ''] = /^([^.]+)\.(.+)$/.exec(goal) ?? []
  const machine = registry.machines.find((one) => one.name === name)
  if (!machine) return
  const host = await shared.join()
  let hasGone = false
  async function go(): Promise<void> {
    const lines = await host.ask('actors.list')
    const actor = lines.find((line) => line.machine === name && line.status === 'active')
    if (!actor || hasGone) return
    hasGone = true
    stop()
    await host.ask('drive.goTo', actor.sessionId, `${machine?.machine.id}.${path}`)
  }
  const stop = host.onChange(go)
  await go()
}
