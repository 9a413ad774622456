import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import type { ShopEvent } from './shop-types.ts'

export type ClosedScreen = Extract<ShopEvent, { type: 'screen.closed' }>

/** Whether a screen's actor, or one that it invoked, is saving. */
export function isSaving(actor: AnyActorRef | undefined): boolean {
  // The events of a recording that is replayed from a file contain no actors.
  const snapshot: unknown = actor?.getSnapshot?.()
  if (!isMachineSnapshot(snapshot)) return false
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  return snapshot.hasTag('saving') || children.some((child) => child && isSaving(child))
}

const closed = ({ event }: { event: ClosedScreen }) => event

/** The ids of the actors that show the same data as the closed screen: its own, if the screen was opened again. */
const sameScreen = ({ event: { actor } }: { event: ClosedScreen }) => ({ readers: actor ? [actor.id] : [] })

/**
 * Stops the actor of a closed screen. An actor that is saving is stopped after it has reported the result. If the screen was
 * opened again in the meantime, its next actor then reads what was saved.
 */
export const closesScreen = [
  { guard: { type: 'isSaving', params: closed }, actions: { type: 'closeOnceSaved', params: closed } },
  {
    actions: [
      { type: 'stopScreen', params: closed },
      { type: 'tellReaders', params: sameScreen },
    ],
  },
] as const
