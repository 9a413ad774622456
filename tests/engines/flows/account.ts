import { expect } from 'vitest'
import { button, field, header, link, main, named, text, title, toast } from '../../models/locators.ts'
import type { EngineVisitor } from '../client/visitor.ts'
import { addToCart, type Flow, fillAll, goodCard, register } from './flow.ts'

const cards = named('article', undefined, main)
const preference = (label: string) => ({ label })

async function fromMenu(visitor: EngineVisitor, entry: string): Promise<void> {
  await visitor.click(button('Account menu'))
  await visitor.click(named('menuitem', entry))
}

export const accountFlows: Flow[] = [
  {
    name: 'wishlist',
    async run(visitor) {
      await register(visitor)
      await visitor.open('/products/1')
      await visitor.click(button('Wishlist', main))
      await visitor.isOn(button('Wishlist', main))
      await fromMenu(visitor, 'Wishlist')
      await visitor.isAt('/profile/wishlist')
      await visitor.counts(cards, 1)
      await visitor.click(button(/ to wishlist$/, cards))
      await visitor.counts(cards, 0)
      await visitor.click(button('Undo', main))
      await visitor.counts(cards, 1)
      await visitor.click(button('Add all to cart'))
      await visitor.sees(link('Cart, 1 item'))
    },
  },
  {
    name: 'saved cards',
    async run(visitor) {
      await register(visitor)
      await fromMenu(visitor, 'Payment Methods')
      await visitor.click(button('Add Payment Method'))
      await fillAll(visitor, {
        'Card number': '5555 5555 5555 4444',
        'Cardholder name': 'Grace Hopper',
        'Expiry date': '12/40',
        CVV: '907',
      })
      await visitor.click(button('Save Card'))
      await visitor.click(button(/^Set as default.*4444/))
      await visitor.misses(button(/^Set as default.*4444/))
      await visitor.click(button(/^Remove.*4242/))
      await visitor.click(button('Remove card', { role: 'alertdialog' }))
      await visitor.misses(button(/^Remove.*4242/))
      await visitor.open('/profile/payment')
      await visitor.sees(button(/^Remove.*4444/))
      await visitor.counts(button(/^Remove/), 1)
    },
  },
  {
    name: 'settings, export and import',
    async run(visitor) {
      await register(visitor)
      await addToCart(visitor, 1)
      await fromMenu(visitor, 'Settings')
      await visitor.fill(field('City'), 'Arlington')
      await visitor.click(field('SMS notifications'))
      await visitor.isOn(field('SMS notifications'))
      await visitor.click(button('Save Changes'))
      await visitor.sees(toast('Settings updated successfully'))
      await visitor.click(button('Export my data'))
      const file = await visitor.downloaded(/\.json$/)
      expect(file).toContain('Arlington')
      expect(file).not.toContain(goodCard.replaceAll(' ', ''))
      await visitor.fill(field('City'), 'Boston')
      await visitor.click(button('Save Changes'))
      await visitor.misses(text('You have unsaved changes.'), button('Saving...'))
      await visitor.open('/profile/settings')
      await visitor.holds(field('City'), 'Boston')
      await visitor.givesFile(field('Import a file'), file)
      await visitor.click(button('Replace', { role: 'dialog' }))
      await visitor.misses({ role: 'dialog' })
      await visitor.open('/profile/settings')
      await visitor.holds(field('City'), 'Arlington')
    },
  },
  {
    name: 'languages, currency and theme',
    async run(visitor) {
      await visitor.open('/products/1')
      await visitor.click(button('Preferences'))
      await visitor.choose(preference('Theme'), 'Dark')
      await visitor.shows({ isDark: true })
      await visitor.choose(preference('Currency'), 'EUR')
      await visitor.sees({ role: 'main', holding: '€' })
      await visitor.choose(preference('Language'), 'Fran')
      await visitor.shows({ language: 'fr' })
      await visitor.sees(button('Ajouter au panier'))
      await visitor.open('/products')
      await visitor.shows({ language: 'fr', isDark: true })
      await visitor.sees({ ...cards, holding: '€', at: 0 }, link('Produits', header))
      await visitor.open('/about')
      await visitor.sees(title(/propos/i))
    },
  },
]
