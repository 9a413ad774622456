import { type EventObject, type MachineContext, sendTo } from 'xstate'
import { NotSignedIn } from '../domain/errors.ts'
import { say } from '../domain/notice.ts'
import { toNotices, toShop } from './system.ts'

/**
 * The actions after a write that was refused because its account is no longer signed in. The session is read again, and the
 * session machine leaves the pages of the account.
 */
export function signedOutActions<Context extends MachineContext, Event extends EventObject>() {
  return {
    rereadSession: sendTo<Context, Event, undefined, ReturnType<typeof toShop>, Event>(toShop, {
      type: 'store.changed',
      store: 'user',
    }),
    sayNotSignedIn: sendTo<Context, Event, undefined, ReturnType<typeof toNotices>, Event>(
      toNotices,
      say('error', 'notSignedIn'),
    ),
  }
}

export function isNotSignedIn(_: unknown, { error }: { error: unknown }): boolean {
  return error instanceof NotSignedIn
}
