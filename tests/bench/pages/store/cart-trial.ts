import { type ActorRefFrom, waitFor } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts'
import { applyToCart, type Cart, totalItems } from '../../../../machines/domain/cart.ts'
import { lamp } from '../../../../machines/fixtures/examples.ts'
import { median, nextTask, type Trial } from '../trial.ts'

const lines = 10

/** A piece is added to one line of a cart of ten; a subscriber writes the new count into the page. */
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

/** What every contender's subscriber does with the news. */
export function countShownIn(root: HTMLElement): (count: number) => void {
  const text = document.createTextNode('')
  root.append(text)
  return (count) => {
    text.data = String(count)
  }
}

/** The same cart for every contender, changed by the same function: what is compared is what stands around it. */
export function withOneMore(cart: Cart, line: number): Cart {
  return applyToCart(cart, { type: 'cart.add', product: { ...lamp, id: line + 1 } })
}

/** The cart as an actor of the shop's own chart; writing what was added is begun, and not waited for. */
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
