import type { Product } from '../../../machines/domain/product.ts'

/** The id of the element with the products that the page was prerendered with. Tools write it, and the shop reads it. */
const elementId = 'prerendered-products'

/** The products as a JSON data block in the page. It is not code, so the content policy does not need to allow its hash. */
export function prerenderedProductsElement(products: readonly Product[]): string {
  return `<script type="application/json" id="${elementId}">${dataText(products)}</script>`
}

/** JSON that cannot end the script element that contains it. */
export function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function readPrerenderedProducts(document: Document): readonly Product[] {
  const json = document.getElementById(elementId)?.textContent
  return json ? (JSON.parse(json) as Product[]) : []
}
