import { isAvailable, isRated, type Product } from '../../../machines/domain/product.ts'
import type { Crumb } from '../../components/breadcrumb.tsx'
import { siteAddress, siteOrigin } from '../../components/site-origin.ts'
import { languageOfCategory } from '../../components/use-category-label.ts'

/** The breadcrumb trail of a product: the pages above it and its title. */
export function trailOf(
  { category, title }: Product,
  { home, products }: { home: string; products: string },
  categoryLabel: string,
): Crumb[] {
  return [
    { label: home, to: '/' },
    { label: products, to: '/products' },
    {
      label: categoryLabel,
      to: `/products?category=${encodeURIComponent(category)}`,
      lang: languageOfCategory(category),
    },
    { label: title, lang: 'en' },
  ]
}

/** The structured data of a product page for search engines: the product and its breadcrumb trail. */
export function structuredData(product: Product, categoryLabel: string, trail: readonly Crumb[]): object[] {
  return [productFacts(product, categoryLabel), breadcrumbFacts(trail)]
}

/** Prices are in US dollars, as stored. */
function productFacts(product: Product, categoryLabel: string): object {
  const { rating } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    category: categoryLabel,
    sku: String(product.id),
    image: product.images.map((address) => new URL(address, siteOrigin()).href),
    offers: {
      '@type': 'Offer',
      url: siteAddress(`/products/${product.id}`),
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isAvailable(product) ? 'InStock' : 'OutOfStock'}`,
    },
    ...(isRated(rating) && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.rate,
            reviewCount: rating.count,
          },
        }
      : {}),
  }
}

function breadcrumbFacts(trail: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(to === undefined ? {} : { item: siteAddress(to) }),
    })),
  }
}
