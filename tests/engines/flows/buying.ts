import { expect } from 'vitest'
import { alert, button, field, link, main, named, text, title } from '../../models/locators.ts'
import {
  addToCart,
  customer,
  declinedCard,
  type Flow,
  fillAll,
  fillCheckout,
  goodCard,
  placeOrder,
  register,
} from './flow.ts'

const order = named('article', undefined, main)

export const buyingFlows: Flow[] = [
  {
    name: 'cart with undo',
    async run(visitor) {
      await register(visitor)
      const name = await addToCart(visitor, 1)
      await visitor.click(link('Cart, 1 item'))
      await visitor.isAt('/cart')
      await visitor.click(button(`Increase quantity of ${name}`))
      await visitor.sees(link('Cart, 2 items'))
      await visitor.click(button(`Remove ${name}`))
      await visitor.sees(link('Cart, empty'), named('heading', 'Your cart is empty'))
      await visitor.click(button('Undo', main))
      await visitor.sees(link('Cart, 2 items'), link(name, main))
      await visitor.open('/cart')
      await visitor.sees(link('Cart, 2 items'), link(name, main))
    },
  },
  {
    name: 'register with a guest cart',
    async run(visitor) {
      await addToCart(visitor, 1)
      await visitor.click(link('Cart, 1 item'))
      await visitor.sees(named('dialog', 'Your cart'))
      await visitor.click(link('Sign in to check out'))
      await visitor.click(link('Create an account'))
      await fillAll(visitor, customer)
      await visitor.click(button('Create Account'))
      await visitor.isAt('/checkout')
      await visitor.sees(title('Checkout'), link('Cart, 1 item'))
      await visitor.open('/cart')
      await visitor.sees(link('Cart, 1 item'), link('Proceed to Checkout'))
    },
  },
  {
    name: 'checkout, a declined card and an accepted one',
    async run(visitor) {
      await register(visitor)
      await addToCart(visitor, 1)
      await visitor.open('/checkout')
      await fillCheckout(visitor, declinedCard)
      await visitor.click(button('Place Order'))
      await visitor.sees(alert('Your card was declined'))
      await visitor.sees(link('Cart, 1 item'))
      await fillAll(visitor, { 'Card number': goodCard, CVV: '907' })
      await visitor.holds(field('City'), 'Arlington')
      await visitor.click(button('Place Order'))
      await visitor.sees(title('Thank you for your order!'), link('Cart, empty'))
    },
  },
  {
    name: 'orders and receipt',
    async run(visitor) {
      await register(visitor)
      await addToCart(visitor, 1)
      await placeOrder(visitor)
      const number = /ORD-\d+/.exec(await visitor.reads(text(/^Your order number is ORD-\d+\.$/)))?.[0] ?? ''
      await visitor.click(button('Download receipt'))
      expect(await visitor.downloaded(new RegExp(`${number}.*\\.html$`))).toContain(`Receipt for ${number}`)
      await visitor.click(link('View Order History'))
      await visitor.sees(title('Your Orders'))
      await visitor.counts(order, 1)
      await visitor.sees({ ...order, holding: number })
      await visitor.click(button('Buy again', order))
      await visitor.sees(link('Cart, 1 item'))
    },
  },
]
