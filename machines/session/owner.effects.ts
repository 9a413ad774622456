import { type ActorRefFrom, fromCallback } from 'xstate'
import type { Owner } from '../domain/stored.ts'
import { ownerOf } from '../shop/owner.ts'
import type { sessionMachine } from './session.machine.ts'

export type OwnerChanged = { type: 'owner.changed'; owner: Owner }

/** Tells a screen whose it is: as soon as the session is known, and whenever it becomes another one. */
export const followOwner = fromCallback<OwnerChanged>(({ system, sendBack }) => {
  const session: ActorRefFrom<typeof sessionMachine> = system.get('session')
  let told: Owner | undefined
  const tell = () => {
    const snapshot = session.getSnapshot()
    const owner = ownerOf(snapshot.context)
    if (snapshot.matches('restoring') || owner === told) return
    told = owner
    sendBack({ type: 'owner.changed', owner })
  }
  tell()
  const subscription = session.subscribe(tell)
  return () => subscription.unsubscribe()
})
