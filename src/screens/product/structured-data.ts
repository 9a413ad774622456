import { isAvailable, isRated, type Product } from '../../../machines/domain/product.ts'
import { siteAddress, siteOrigin } from '../../components/site-origin.ts'

/** Structured data for search engines; prices are in US dollars, as stored. */
export function productFacts(product: Product, categoryLabel: string): object {
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

export function breadcrumbFacts(trail: readonly { label: string; to?: string }[]): object {
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
