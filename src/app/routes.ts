import type { ComponentType } from 'react'
import type { ScreenPattern } from '../../machines/domain/canonical-path.ts'

/** A screen's code, fetched when somebody is about to see it. */
export interface Route {
  pattern: ScreenPattern
  load(): Promise<ComponentType>
}

export const routes: readonly Route[] = [
  { pattern: '/', load: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen },
  { pattern: '/login', load: async () => (await import('../screens/login/login-screen.tsx')).LoginScreen },
  {
    pattern: '/register',
    load: async () => (await import('../screens/register/register-screen.tsx')).RegisterScreen,
  },
  {
    pattern: '/products',
    load: async () => (await import('../screens/catalogue/catalogue-screen.tsx')).CatalogueScreen,
  },
  {
    pattern: '/products/new',
    load: async () => (await import('../screens/add-product/add-product-screen.tsx')).AddProductScreen,
  },
  {
    pattern: '/products/:id',
    load: async () => (await import('../screens/product/product-screen.tsx')).ProductScreen,
  },
  { pattern: '/cart', load: async () => (await import('../screens/cart/cart-screen.tsx')).CartScreen },
  {
    pattern: '/checkout',
    load: async () => (await import('../screens/checkout/checkout-screen.tsx')).CheckoutScreen,
  },
  {
    pattern: '/order-confirmation',
    load: async () => (await import('../screens/confirmation/confirmation-screen.tsx')).ConfirmationScreen,
  },
  { pattern: '/about', load: async () => (await import('../screens/about/about-screen.tsx')).AboutScreen },
  {
    pattern: '/contact',
    load: async () => (await import('../screens/contact/contact-screen.tsx')).ContactScreen,
  },
  { pattern: '/faq', load: async () => (await import('../screens/faq/faq-screen.tsx')).FaqScreen },
  {
    pattern: '/shipping',
    load: async () => (await import('../screens/shipping/shipping-screen.tsx')).ShippingScreen,
  },
  {
    pattern: '/returns',
    load: async () => (await import('../screens/returns/returns-screen.tsx')).ReturnsScreen,
  },
  {
    pattern: '/privacy',
    load: async () => (await import('../screens/privacy/privacy-screen.tsx')).PrivacyScreen,
  },
  { pattern: '/terms', load: async () => (await import('../screens/terms/terms-screen.tsx')).TermsScreen },
  {
    pattern: '/profile/orders',
    load: async () => (await import('../screens/orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    pattern: '/profile/wishlist',
    load: async () => (await import('../screens/wishlist/wishlist-screen.tsx')).WishlistScreen,
  },
  {
    pattern: '/profile/payment',
    load: async () => (await import('../screens/payment/payment-screen.tsx')).PaymentScreen,
  },
  {
    pattern: '/profile/settings',
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  },
]
