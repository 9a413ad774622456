import { Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { Button } from '../../components/button.tsx'
import { Heading } from '../../components/heading.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { Section } from '../../components/page.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { edit, trash } from '../../components/screen-icons.ts'
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
        <ul>
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
  const which = <VisuallyHidden lang="en">{product.title}</VisuallyHidden>
  return (
    <Grid
      as="li"
      templateColumns={{ base: '4rem minmax(0, 1fr)', sm: '4rem minmax(0, 1fr) auto' }}
      gap="0.5rem 1rem"
      alignItems="center"
      py="3.5"
      borderBlockStartWidth="1px"
      borderColor="border.default"
      css={{ '& > .sc-picture': { borderRadius: 'md' } }}
    >
      <ProductImage src={product.image} alt="" size={64} />
      <div>
        <Heading as="h3" size="h4" fontFamily="body" fontWeight="semibold" overflowWrap="anywhere">
          <Link to={`/products/${product.id}`} variant="plain" lang="en">
            {product.title}
          </Link>
        </Heading>
        <Text textStyle="note">
          {price(product.price)} ·{' '}
          <span lang={languageOfCategory(product.category)}>{labelOf(product.category)}</span>
        </Text>
      </div>
      <Flex wrap="wrap" gap="2" gridColumn={{ base: '2', sm: '3' }}>
        <Button variant="outline" size="sm" onClick={() => onEdit(product)}>
          <Icon of={edit} size="1.125rem" />
          {words.edit} {which}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onRemove(product)}>
          <Icon of={trash} size="1.125rem" />
          {words.remove} {which}
        </Button>
      </Flex>
    </Grid>
  )
}
