import type { OuterDepth } from '@statecart/prove'
import type { Driver } from './driver.ts'
import { accessDrivers } from './drivers/access.ts'
import { addProductDriver } from './drivers/add-product.ts'
import { buyNowDriver, emptiedBuyNowDriver } from './drivers/buy-now.ts'
import { cartDriver, guestCartDriver, wishedCartDriver } from './drivers/cart.ts'
import { catalogueDriver, prerenderedCatalogueDriver } from './drivers/catalogue.ts'
import { checkoutDriver } from './drivers/checkout.ts'
import { clearCartDriver } from './drivers/clear-cart.ts'
import { connectionDriver, offlineDriver } from './drivers/connection.ts'
import { contactDriver } from './drivers/contact.ts'
import { deletedCartDriver, deletedWishlistDriver } from './drivers/deleted-account.ts'
import { durabilityDriver } from './drivers/durability.ts'
import { filtersDriver, longFiltersDriver } from './drivers/filters.ts'
import { filledDriver, formDriver, recallingDriver, sendingDrivers } from './drivers/form.ts'
import { typedBeforeHydrationDriver } from './drivers/form-before-hydration.ts'
import { gridDriver } from './drivers/grid.ts'
import { imagePreviewDriver } from './drivers/image-preview.ts'
import { installDriver } from './drivers/install.ts'
import { leftCartDriver, leftWishlistDriver } from './drivers/left-changes.ts'
import { loginDriver } from './drivers/login.ts'
import { menuDriver } from './drivers/menu.ts'
import { miniCartDriver } from './drivers/mini-cart.ts'
import { ledDriver, navigationDriver } from './drivers/navigation.ts'
import { noticesDriver } from './drivers/notices.ts'
import { ordersDriver } from './drivers/orders.ts'
import { passwordChangeDriver } from './drivers/password-change.ts'
import { paymentFormDriver } from './drivers/payment-form.ts'
import { paymentMethodsDriver } from './drivers/payment-methods.ts'
import { languageDriver, preferencesDriver, restartedDriver } from './drivers/preferences.ts'
import {
  knownProductDriver,
  numberlessProductDriver,
  productDriver,
  signedOutProductDriver,
  updatedProductDriver,
} from './drivers/product.ts'
import { registerDriver } from './drivers/register.ts'
import { searchDriver, slowSearchDriver } from './drivers/search.ts'
import { sessionDriver } from './drivers/session.ts'
import { settingsDriver } from './drivers/settings.ts'
import { lostStorageDriver, restartingDriver, shopDriver, waitingDriver } from './drivers/shop.ts'
import {
  signedOutBuyNowDriver,
  signedOutCheckoutDriver,
  signedOutPaymentFormDriver,
  signedOutPaymentMethodsDriver,
  signedOutPreferencesDriver,
  unopenedCheckoutDriver,
} from './drivers/signed-out.ts'
import {
  deletingSignedOutDriver,
  importingSignedOutDriver,
  removingSignedOutDriver,
  signedOutAddProductDriver,
  signedOutPasswordChangeDriver,
  signedOutSettingsDriver,
} from './drivers/signed-out-profile.ts'
import { spendingDriver } from './drivers/spending.ts'
import { storageDriver } from './drivers/storage.ts'
import { themeDriver } from './drivers/theme.ts'
import { unlistedProductDriver } from './drivers/unlisted-product.ts'
import { updateDriver } from './drivers/update.ts'
import { leavingWishlistDriver, wishlistDriver } from './drivers/wishlist.ts'
import { yourDataDriver } from './drivers/your-data.ts'

/** The drivers of each machine by its file name; some machines have drivers with several starting points. */
const drivers: Readonly<Record<string, readonly Driver[]>> = {
  access: accessDrivers,
  'add-product': [addProductDriver, signedOutAddProductDriver, removingSignedOutDriver],
  'buy-now': [buyNowDriver, emptiedBuyNowDriver, signedOutBuyNowDriver],
  cart: [cartDriver, guestCartDriver, wishedCartDriver, deletedCartDriver, leftCartDriver],
  catalogue: [catalogueDriver, prerenderedCatalogueDriver],
  checkout: [checkoutDriver, signedOutCheckoutDriver, unopenedCheckoutDriver],
  'clear-cart': [clearCartDriver],
  connection: [connectionDriver, offlineDriver],
  filters: [filtersDriver, longFiltersDriver],
  form: [formDriver, recallingDriver, filledDriver, ...sendingDrivers, typedBeforeHydrationDriver],
  contact: [contactDriver],
  durability: [durabilityDriver],
  grid: [gridDriver],
  'image-preview': [imagePreviewDriver],
  install: [installDriver],
  login: [loginDriver],
  menu: [menuDriver],
  'mini-cart': [miniCartDriver],
  navigation: [navigationDriver, ledDriver],
  notices: [noticesDriver],
  orders: [ordersDriver],
  'password-change': [passwordChangeDriver, signedOutPasswordChangeDriver],
  'payment-form': [paymentFormDriver, signedOutPaymentFormDriver],
  'payment-methods': [paymentMethodsDriver, signedOutPaymentMethodsDriver],
  preferences: [preferencesDriver, languageDriver, restartedDriver, signedOutPreferencesDriver],
  product: [
    productDriver,
    knownProductDriver,
    numberlessProductDriver,
    updatedProductDriver,
    signedOutProductDriver,
    unlistedProductDriver,
  ],
  register: [registerDriver],
  search: [searchDriver, slowSearchDriver],
  session: [sessionDriver],
  settings: [settingsDriver, signedOutSettingsDriver],
  shop: [shopDriver, lostStorageDriver, restartingDriver, waitingDriver],
  spending: [spendingDriver],
  storage: [storageDriver],
  theme: [themeDriver],
  update: [updateDriver],
  wishlist: [wishlistDriver, leavingWishlistDriver, deletedWishlistDriver, leftWishlistDriver],
  'your-data': [yourDataDriver, importingSignedOutDriver, deletingSignedOutDriver],
}

/** The drivers that can run at a depth. */
export function driversAt(depth: OuterDepth): [string, readonly Driver[]][] {
  return Object.entries(drivers).map(([name, ways]) => [
    name,
    ways.filter(({ only }) => only === undefined || only === depth),
  ])
}
