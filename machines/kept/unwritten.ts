import type { Ports } from '../ports/ports.ts'
import type { Jottings } from '../ports/slate-port.ts'
import type { Owner } from '../ports/stored.ts'

interface Keeping<Kind extends 'cart' | 'wishlist', Value> {
  read(owner: Owner): Promise<Value>
  /** Under the same name it is written once only. */
  write(unsent: Jottings[Kind], name: string): Promise<Value>
}

/** Takes every change down before it is written, so that a page that ends in between leaves it to the next one. */
export function unwritten<Kind extends 'cart' | 'wishlist', Value>(
  { slate, log }: Pick<Ports, 'slate' | 'log'>,
  kind: Kind,
  { read, write }: Keeping<Kind, Value>,
) {
  async function finish(name: string, unsent: Jottings[Kind]): Promise<Value> {
    try {
      return await write(unsent, name)
    } finally {
      slate.drop(kind, name)
    }
  }

  /** By former pages at first, then by this one; other pages that live write what is theirs by themselves. */
  let left: ReturnType<typeof slate.left<Kind>> | undefined
  let caughtUp: Promise<unknown> | undefined

  async function catchUp(): Promise<void> {
    for (const [name, unsent] of left?.splice(0) ?? [])
      await finish(name, unsent).catch((error: unknown) => log.error(`A ${kind} lost a change`, { error }))
  }

  return {
    takeDown(unsent: Jottings[Kind]) {
      if (unsent.changes.length > 0) left?.push([slate.keep(kind, unsent), unsent])
    },
    write: (unsent: Jottings[Kind]) => finish(slate.keep(kind, unsent), unsent),
    /** What is stored, once what was left is as well. */
    async recall(owner: Owner): Promise<Value> {
      left ??= slate.left(kind)
      if (left.length > 0) caughtUp = Promise.resolve(caughtUp).then(catchUp)
      // Who has nothing to catch up with reads at once: nobody's change gets in before.
      if (caughtUp) await caughtUp
      return read(owner)
    },
  }
}
