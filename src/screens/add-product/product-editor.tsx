import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { addProductWith } from '../../../machines/add-product/add-product.effects.ts'
import type { addProductMachine } from '../../../machines/add-product/add-product.machine.ts'
import type { User } from '../../../machines/domain/user.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { PageHeading } from '../../components/page.tsx'
import { arrowLeft } from '../../components/screen-icons.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { pageOrigin } from '../../components/site-origin.ts'
import { useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { LocalProducts } from './local-products.tsx'
import { ProductForm } from './product-form.tsx'

type Snapshot = SnapshotFrom<typeof addProductMachine>

const editedOf = (snapshot: Snapshot) => snapshot.context.edited
const toRemoveOf = (snapshot: Snapshot) => (snapshot.hasTag('asking') ? snapshot.context.toRemove : undefined)

export const ProductEditor = ({ user }: { readonly user: User }) => {
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
      <PageHeading lead={edited ? words.editLead(edited.title) : words.lead}>
        {edited ? words.editTitle : words.title}
      </PageHeading>
      <ProductForm actor={actor} />
      <LocalProducts
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
