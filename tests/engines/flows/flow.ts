import { button, field, title } from '../../models/locators.ts'
import type { EngineVisitor } from '../client/visitor.ts'

/** One of the twelve flows, with one definition for all engines. */
export interface Flow {
  name: string
  run(visitor: EngineVisitor): Promise<void>
  /** The errors that the shop logs in this flow, in order. */
  errors?: readonly RegExp[]
}

export const customer = {
  'Full name': 'Grace Hopper',
  Email: 'grace@shop.example',
  Password: 'nanoseconds & bugs',
  'Confirm password': 'nanoseconds & bugs',
}
export const administrator = { Email: 'admin@statecart.example', Password: 'open-sesame-2025' }
const delivery = {
  'First name': 'Grace',
  'Last name': 'Hopper',
  Email: 'grace@shop.example',
  Address: '1 Compiler Way',
  City: 'Arlington',
  State: 'VA',
  'ZIP code': '22201',
}
export const goodCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'

export async function fillAll(visitor: EngineVisitor, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await visitor.fill(field(label), text)
}

/** Registers a customer, who is then signed in on the home page. */
export async function register(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/register')
  await fillAll(visitor, customer)
  await visitor.click(button('Create Account'))
  await visitor.sees(button('Account menu'))
  await visitor.isAt('/')
}

export async function signIn(visitor: EngineVisitor, person: Record<string, string>): Promise<void> {
  await visitor.open('/login')
  await fillAll(visitor, person)
  await visitor.click(button('Sign in'))
  await visitor.isAt('/')
}

export async function addToCart(visitor: EngineVisitor, id: number): Promise<string> {
  await visitor.open(`/products/${id}`)
  const name = await visitor.reads(title(/./))
  await visitor.click(button('Add to Cart'))
  await visitor.sees({ role: 'link', name: /^Cart, \d+ items?$/ })
  return name
}

/** Fills in the form without submitting it. */
export async function fillCheckout(visitor: EngineVisitor, cardNumber: string): Promise<void> {
  await visitor.sees(title('Checkout'))
  await fillAll(visitor, delivery)
  await visitor.choose(field('Country'), 'United States')
  await visitor.holds(field('Country'), 'US')
  await fillAll(visitor, {
    'Name on card': 'Grace Hopper',
    'Card number': cardNumber,
    'Expiry date': '12/40',
    CVV: '907',
  })
}

export async function placeOrder(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/checkout')
  await fillCheckout(visitor, goodCard)
  await visitor.click(button('Place Order'))
  await visitor.sees(title('Thank you for your order!'))
}
