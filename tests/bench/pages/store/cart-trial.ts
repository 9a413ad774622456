import { type ActorRefFrom, waitFor } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { applyToCart, type Cart, totalItems } from '../../../../machines/domain/cart.ts'
import { lamp } from '../../../../machines/fixtures/examples.ts'
import { median, nextTask, type Trial } from '../trial.ts'

const lines = 10

/** Adds one to a line of a cart with ten lines; a subscriber writes the new count into the page. */
export function addTrial(
  size: number,
  add: (line: number) => void,
  isSettled?: () => Promise<unknown>,
): Trial {
  return {
    async run() {
      for (let line = 0; line < lines; line += 1) add(line)
      await isSettled?.()
      const batch = Math.min(10, size)
      const times: number[] = []
      for (let sent = 0; sent < size; sent += batch) {
        const before = performance.now()
        for (let at = 0; at < batch; at += 1) add(at % lines)
        times.push(((performance.now() - before) * 1000) / batch)
        await (isSettled ? isSettled() : nextTask())
      }
      return { 'µs an event': median(times) }
    },
  }
}

/** The subscriber of every candidate. */
export function countShownIn(root: HTMLElement): (count: number) => void {
  const text = document.createTextNode('')
  root.append(text)
  return (count) => {
    text.data = String(count)
  }
}

/** Every candidate changes the same cart with the same function, so only the state management differs. */
export function withOneMore(cart: Cart, line: number): Cart {
  return applyToCart(cart, { type: 'cart.add', product: { ...lamp, id: line + 1 } })
}

/** The cart as an actor of the shop's machine. Its write is started, but not awaited. */
export async function cartOfActor(
  cart: ActorRefFrom<typeof cartMachine>,
  root: HTMLElement,
  size: number,
): Promise<Trial> {
  const isSettled = () => waitFor(cart, (snapshot) => snapshot.matches('settled'))
  await isSettled()
  const show = countShownIn(root)
  cart.subscribe(({ context }) => show(totalItems(context.shown)))
  return addTrial(
    size,
    (line) => cart.send({ type: 'cart.add', product: { ...lamp, id: line + 1 } }),
    isSettled,
  )
}
