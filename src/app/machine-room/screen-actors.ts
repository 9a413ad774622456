import type { AnyActorLogic } from 'xstate'
import { addProductWith } from '../../../machines/add-product/add-product.effects.ts'
import { loginWith, registerWith } from '../../../machines/auth/auth.effects.ts'
import { buyNowWith } from '../../../machines/buy-now/buy-now.effects.ts'
import { checkoutWith } from '../../../machines/checkout/checkout.effects.ts'
import { clearCartMachine } from '../../../machines/clear-cart/clear-cart.machine.ts'
import { contactWith } from '../../../machines/contact/contact.effects.ts'
import { filtersWith } from '../../../machines/filters/filters.effects.ts'
import { gridMachine } from '../../../machines/grid/grid.machine.ts'
import { installWith } from '../../../machines/install/install.effects.ts'
import { menuMachine } from '../../../machines/menu/menu.machine.ts'
import { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import { passwordChangeWith } from '../../../machines/password-change/password-change.effects.ts'
import { paymentMethodsWith } from '../../../machines/payment-methods/payment-methods.effects.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { productWith } from '../../../machines/product/product.effects.ts'
import { searchWith } from '../../../machines/search/search.effects.ts'
import { settingsScreenWith } from '../../../machines/settings/settings.effects.ts'
import { spendingMachine } from '../../../machines/spending/spending.machine.ts'
import { updateWith } from '../../../machines/update/update.effects.ts'
import { durabilityWith } from '../../../machines/your-data/durability.effects.ts'
import { yourDataWith } from '../../../machines/your-data/your-data.effects.ts'

/** The actors that views start beside the shop, by their machine's name. */
export const screens: Readonly<Record<string, (ports: Ports) => AnyActorLogic>> = {
  'add-product': addProductWith,
  'buy-now': buyNowWith,
  checkout: checkoutWith,
  'clear-cart': () => clearCartMachine,
  contact: contactWith,
  durability: durabilityWith,
  filters: filtersWith,
  grid: () => gridMachine,
  install: installWith,
  login: loginWith,
  menu: () => menuMachine,
  'mini-cart': () => miniCartMachine,
  'password-change': passwordChangeWith,
  'payment-methods': paymentMethodsWith,
  product: productWith,
  register: registerWith,
  search: searchWith,
  settings: settingsScreenWith,
  spending: () => spendingMachine,
  update: updateWith,
  'your-data': yourDataWith,
}
