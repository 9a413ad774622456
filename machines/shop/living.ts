import type { ShopContext } from './shop.machine.ts'

type Give<Input> = (args: { context: ShopContext }) => Input

/** A long-lived actor's place in the shop: when it dies of an error it is started again, from what is stored. */
export function living<Name extends string, Input>(name: Name, input: Give<Input>) {
  return {
    initial: 'alive',
    states: {
      alive: {
        invoke: {
          id: name,
          src: name,
          systemId: name,
          input,
          onError: {
            target: 'alive',
            reenter: true,
            actions: [
              {
                type: 'logDeath',
                params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
              },
              'tellOfRestart',
            ],
          },
        },
      },
    },
  } as const
}

export const nothing = () => undefined
