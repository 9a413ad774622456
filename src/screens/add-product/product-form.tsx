import { Flex, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { addProductMachine } from '../../../machines/add-product/add-product.machine.ts'
import { shopCategories } from '../../../machines/domain/product.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { FormArea, FormSelect, FormText, SubmitButton } from '../../components/form-fields.tsx'
import { ImagePreview, isInvalid, type PreviewRef } from '../../components/image-preview.tsx'
import { useCategoryLabel } from '../../components/use-category-label.ts'
import { useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { mediumPage } from '../../theme/tokens.ts'

type Snapshot = SnapshotFrom<typeof addProductMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const previewOf = (snapshot: Snapshot) => snapshot.children.preview
const editedOf = (snapshot: Snapshot) => snapshot.context.edited?.id
const isNotSaved = (snapshot: Snapshot) => snapshot.hasTag('notSaved')

export const ProductForm = ({ actor }: { readonly actor: ActorRefFrom<typeof addProductMachine> }) => {
  const words = useTexts(addProductTexts)
  const form = useSelector(actor, formOf)
  const preview = useSelector(actor, previewOf)
  const editedId = useSelector(actor, editedOf)
  const notSaved = useSelector(actor, isNotSaved)
  const panel = useRef<HTMLDivElement>(null)
  /** Moves the focus to the form each time a product is opened for editing: the form is above the list. */
  useEffect(() => {
    if (form && editedId !== undefined) panel.current?.querySelector('input')?.focus()
  }, [form, editedId])
  if (!form || !preview) return null
  const isNew = editedId === undefined
  return (
    <CardPanel ref={panel} padding="lg" mb="10">
      <Form key={form.sessionId} form={form} label={words.form} labels={words.fields}>
        <FormFailure>{notSaved && (isNew ? words.notAdded : words.notChanged)}</FormFailure>
        <ProductFields preview={preview} />
        <Flex wrap="wrap" gap="3">
          {isNew ? (
            <>
              <SubmitButton label={words.submit} busyLabel={words.adding} />
              <ButtonLink to="/products" variant="outline" onClick={() => form.send({ type: 'form.done' })}>
                {words.cancel}
              </ButtonLink>
            </>
          ) : (
            <>
              <SubmitButton label={words.save} busyLabel={words.saving} />
              <Button variant="outline" onClick={() => actor.send({ type: 'edit.dropped' })}>
                {words.stopEditing}
              </Button>
            </>
          )}
        </Flex>
      </Form>
    </CardPanel>
  )
}

const ProductFields = ({ preview }: { readonly preview: PreviewRef }) => {
  const words = useTexts(addProductTexts)
  const labelOf = useCategoryLabel()
  const invalid = useSelector(preview, isInvalid)
  const { fields } = words
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      gap="5"
      css={{ [mediumPage]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: '8' } }}
    >
      <Grid gap="5" alignContent="start">
        <FormText name="title" label={fields.title} autoComplete="off" maxLength={200} required />
        <FormText
          name="price"
          label={fields.price}
          inputMode="decimal"
          maxLength={32}
          autoComplete="off"
          hint={words.priceHint}
          required
        />
        <FormSelect
          name="category"
          label={fields.category}
          choices={shopCategories.map((category) => ({ value: category, label: labelOf(category) }))}
          required
        />
        <FormArea name="description" label={fields.description} rows={5} maxLength={5_000} required />
      </Grid>
      <Grid gap="5" alignContent="start">
        <FormText
          name="image"
          label={fields.image}
          type="url"
          autoComplete="off"
          maxLength={2_000}
          hint={words.imageHint}
          finding={invalid ? words.imageInvalid : undefined}
          announceError={invalid}
          required
        />
        <ImagePreview preview={preview} field="image" />
      </Grid>
    </Grid>
  )
}
