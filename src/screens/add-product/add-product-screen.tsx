import { Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { addProductWith } from '../../../machines/add-product/add-product.effects.ts'
import type { addProductMachine } from '../../../machines/add-product/add-product.machine.ts'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { User } from '../../../machines/domain/user.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { Heading, PageHeading, Section } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { arrowLeft, edit, trash } from '../../components/screen-icons.ts'
import { useScreen, useShopSelector, useUser } from '../../components/shop-context.tsx'
import { pageOrigin } from '../../components/site-origin.ts'
import { languageOfCategory, useCategoryLabel } from '../../components/use-category-label.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { ProductForm } from './product-form.tsx'

export const Screen = () => {
  const words = useTexts(addProductTexts)
  const user = useUser()
  return (
    <AccountLayout>
      {user ? <ProductEditor key={user.id} user={user} /> : <Title>{words.title}</Title>}
    </AccountLayout>
  )
}

const Title = ({ children, lead }: { readonly children: string; readonly lead?: string }) => (
  <>
    <PageHead title={children} hidden />
    <PageHeading lead={lead}>{children}</PageHeading>
  </>
)

type Snapshot = SnapshotFrom<typeof addProductMachine>

const editedOf = (snapshot: Snapshot) => snapshot.context.edited
const toRemoveOf = (snapshot: Snapshot) => (snapshot.hasTag('asking') ? snapshot.context.toRemove : undefined)

const ProductEditor = ({ user }: { readonly user: User }) => {
  const words = useTexts(addProductTexts)
  const actor = useScreen('addProduct', addProductWith, { user, origin: pageOrigin() })
  const edited = useSelector(actor, editedOf)
  const toRemove = useSelector(actor, toRemoveOf)
  return (
    <>
      <Link
        to="/products"
        variant="plain"
        display="inline-flex"
        gap="2"
        alignItems="center"
        minHeight="11"
        mb="2"
      >
        <Icon of={arrowLeft} size="1.125rem" />
        {words.back}
      </Link>
      <Title lead={edited ? words.editLead(edited.title) : words.lead}>
        {edited ? words.editTitle : words.title}
      </Title>
      <ProductForm actor={actor} />
      <LocalProducts
        editedId={edited?.id}
        onEdit={(product) => actor.send({ type: 'product.edit', product })}
        onRemove={(product) => actor.send({ type: 'product.remove.ask', product })}
      />
      {toRemove ? (
        <ConfirmDialog
          danger
          title={words.question(toRemove.title)}
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          onConfirm={() => actor.send({ type: 'product.remove.confirm' })}
          onCancel={() => actor.send({ type: 'product.remove.cancel' })}
        >
          <p>{words.questionText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const none: Product[] = []
const localOf = ({ context }: SnapshotFrom<typeof catalogueMachine>) => context.local ?? none

type Handlers = {
  readonly editedId: number | undefined
  readonly onEdit: (product: Product) => void
  readonly onRemove: (product: Product) => void
}

/** Products added in this browser, with edit and remove buttons. */
const LocalProducts = (handlers: Handlers) => {
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

const LocalProduct = ({ product, editedId, onEdit, onRemove }: Handlers & { product: Product }) => {
  const words = useTexts(addProductTexts)
  const { price } = useFormat()
  const labelOf = useCategoryLabel()
  const which = <VisuallyHidden lang="en">{product.title}</VisuallyHidden>
  const editButton = useRef<HTMLButtonElement>(null)
  useFocusFallback(editButton, Number(product.id === editedId))
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
        <Button ref={editButton} variant="outline" size="sm" onClick={() => onEdit(product)}>
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
