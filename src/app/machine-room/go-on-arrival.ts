import type { SharedHost } from '@statecart/room/connect'
import { registry } from './registry.ts'

/** Sends a machine to a state as soon as it runs. `target` names both, as in `checkout.open.filling`. */
export async function goOnArrival(shared: SharedHost, target: string): Promise<void> {
  const [, name = '', path = ''] = /^([^.]+)\.(.+)$/.exec(target) ?? []
  const machine = registry.machines.find((candidate) => candidate.name === name)
  if (!machine) return
  const host = await shared.join()
  let hasStarted = false
  async function go(): Promise<void> {
    const lines = await host.ask('actors.list')
    const actor = lines.find((line) => line.machine === name && line.status === 'active')
    if (!actor || hasStarted) return
    hasStarted = true
    stop()
    await host.ask('drive.goTo', actor.sessionId, `${machine?.machine.id}.${path}`)
  }
  const stop = host.onChange(go)
  await go()
}
