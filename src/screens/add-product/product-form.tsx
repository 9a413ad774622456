import { Flex } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { addProductMachine } from '../../../machines/add-product/add-product.machine.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { Form } from '../../components/form.tsx'
import { SubmitButton } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { ProductFields } from './product-fields.tsx'

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
  /** What is to be changed stands in the form above, anew each time it is asked for: that is where one goes on. */
  useEffect(() => {
    if (form && editedId !== undefined) panel.current?.querySelector('input')?.focus()
  }, [form, editedId])
  if (!form || !preview) return null
  const isNew = editedId === undefined
  return (
    <CardPanel ref={panel} padding="lg" mb="10">
      <Form key={form.sessionId} form={form} label={words.form} labels={words.fields}>
        {notSaved ? (
          <Banner tone="negative" speaks="alert">
            {isNew ? words.notAdded : words.notChanged}
          </Banner>
        ) : null}
        <ProductFields preview={preview} />
        <Flex wrap="wrap" gap="3">
          {isNew ? (
            <>
              <SubmitButton label={words.submit} busyLabel={words.busy} />
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
