import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { Button } from '../../components/button.tsx'
import { Heading } from '../../components/heading.tsx'
import { Icon } from '../../components/icon.tsx'
import { edit, trash } from '../../components/icons.ts'
import { Link } from '../../components/link.tsx'
import { Section } from '../../components/page.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { languageOfCategory, useCategoryLabel } from '../../components/use-category-label.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'

const none: Product[] = []
const localOf = ({ context }: SnapshotFrom<typeof catalogueMachine>) => context.local ?? none

type Handlers = {
  readonly onEdit: (product: Product) => void
  readonly onRemove: (product: Product) => void
}

/** Products added in this browser, with edit and remove buttons. */
export const LocalProducts = (handlers: Handlers) => {
  const words = useTexts(addProductTexts)
  const products = useShopSelector('catalogue', localOf)
  const list = useRef<HTMLDivElement>(null)
  useFocusFallback(list, products.length)
  return (
    <Section title={words.listTitle}>
      <div ref={list} tabIndex={-1}>
        {products.length === 0 ? <p>{words.listEmpty}</p> : null}
        <ul className="add-product-list">
          {products.map((product) => (
            <LocalProduct key={product.id} product={product} {...handlers} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

const LocalProduct = ({ product, onEdit, onRemove }: Handlers & { product: Product }) => {
  const words = useTexts(addProductTexts)
  const { price } = useFormat()
  const labelOf = useCategoryLabel()
  const which = (
    <span className="visually-hidden" lang="en">
      {` ${product.title}`}
    </span>
  )
  return (
    <li className="add-product-row">
      <ProductImage src={product.image} alt="" size={64} />
      <div className="add-product-facts">
        <Heading as="h3">
          <Link to={`/products/${product.id}`} variant="plain" lang="en">
            {product.title}
          </Link>
        </Heading>
        <p>
          {price(product.price)} ·{' '}
          <span lang={languageOfCategory(product.category)}>{labelOf(product.category)}</span>
        </p>
      </div>
      <div className="add-product-actions">
        <Button variant="outline" size="sm" onClick={() => onEdit(product)}>
          <Icon of={edit} size="1.125rem" />
          {words.edit}
          {which}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onRemove(product)}>
          <Icon of={trash} size="1.125rem" />
          {words.remove}
          {which}
        </Button>
      </div>
    </li>
  )
}
