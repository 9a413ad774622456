import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { addProductWith } from '../../../machines/add-product/add-product.effects.ts'
import type { addProductMachine } from '../../../machines/add-product/add-product.machine.ts'
import type { User } from '../../../machines/auth/user.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { CardPanel } from '../../parts/card-panel.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Form } from '../../parts/form.tsx'
import { SubmitButton } from '../../parts/form-fields.tsx'
import { Icon } from '../../parts/icon.tsx'
import { arrowLeft } from '../../parts/icons-interface.ts'
import { Link } from '../../parts/link.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { useScreen } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { LocalProducts } from './local-products.tsx'
import { ProductFields } from './product-fields.tsx'

type Snapshot = SnapshotFrom<typeof addProductMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const previewOf = (snapshot: Snapshot) => snapshot.children.preview
const editedOf = (snapshot: Snapshot) => snapshot.context.edited
const doubtedOf = (snapshot: Snapshot) => (snapshot.hasTag('asking') ? snapshot.context.doubted : undefined)
const isNotKept = (snapshot: Snapshot) => snapshot.hasTag('notKept')

export const ProductEditor = ({ user }: { readonly user: User }) => {
  const words = useTexts(addProductTexts)
  const actor = useScreen('addProduct', addProductWith, { user })
  const form = useSelector(actor, formOf)
  const preview = useSelector(actor, previewOf)
  const edited = useSelector(actor, editedOf)
  const doubted = useSelector(actor, doubtedOf)
  const notKept = useSelector(actor, isNotKept)
  const panel = useRef<HTMLDivElement>(null)
  const editedId = edited?.id
  /** What is to be changed stands in the form above: that is where one goes on. */
  useEffect(() => {
    if (editedId !== undefined) panel.current?.querySelector('input')?.focus()
  }, [editedId])
  return (
    <>
      <Link to="/products" variant="plain" className="add-product-back">
        <Icon of={arrowLeft} size="1.125rem" />
        {words.back}
      </Link>
      <PageHeading lead={edited ? words.editLead(edited.title) : words.lead}>
        {edited ? words.editTitle : words.title}
      </PageHeading>
      {form && preview ? (
        <CardPanel ref={panel} className="add-product-form" padding="lg">
          <Form key={form.sessionId} form={form} label={words.form} labels={words.fields}>
            {notKept ? (
              <Banner tone="negative" speaks="alert">
                {edited ? words.notChanged : words.notAdded}
              </Banner>
            ) : null}
            <ProductFields preview={preview} />
            <div className="add-product-foot">
              <SubmitButton
                label={edited ? words.save : words.submit}
                busyLabel={edited ? words.saving : words.busy}
              />
              {edited ? (
                <Button variant="outline" onClick={() => actor.send({ type: 'edit.dropped' })}>
                  {words.stopEditing}
                </Button>
              ) : (
                <ButtonLink to="/products" variant="outline" onClick={() => form.send({ type: 'form.done' })}>
                  {words.cancel}
                </ButtonLink>
              )}
            </div>
          </Form>
        </CardPanel>
      ) : null}
      <LocalProducts
        onEdit={(product) => actor.send({ type: 'product.edit', product })}
        onRemove={(product) => actor.send({ type: 'product.doubted', product })}
      />
      {doubted ? (
        <ConfirmDialog
          danger
          title={words.question(doubted.title)}
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          onConfirm={() => actor.send({ type: 'product.condemned' })}
          onCancel={() => actor.send({ type: 'product.spared' })}
        >
          <p>{words.questionText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
