import { Flex, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { paymentFormMachine } from '../../../machines/payment-form/payment-form.machine.ts'
import { Button } from '../../components/button.tsx'
import { FormCardCode, FormCardNumber, FormExpiry } from '../../components/card-fields.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { FormText, inputs, SubmitButton } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'

type Snapshot = SnapshotFrom<typeof paymentFormMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const brandOf = (snapshot: Snapshot) => snapshot.context.brand
const isNotSaved = (snapshot: Snapshot) => snapshot.hasTag('notSaved')

type Props = { readonly actor: ActorRefFrom<typeof paymentFormMachine>; readonly onCancel: () => void }

export const CardForm = ({ actor, onCancel }: Props) => {
  const words = useTexts(paymentTexts)
  const form = useSelector(actor, formOf)
  const brand = useSelector(actor, brandOf)
  const notSaved = useSelector(actor, isNotSaved)
  if (!form) return null
  return (
    <CardPanel padding="lg" mb="8">
      <Form form={form} label={words.form} labels={words.fields}>
        <FormFailure>{notSaved && words.formNotKept}</FormFailure>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
          maxWidth={{ sm: '40rem' }}
          css={{ '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' } }}
        >
          <FormCardNumber name="cardNumber" label={words.fields.cardNumber} required />
          <FormText name="cardHolder" label={words.fields.cardHolder} {...inputs.cardHolder} required />
          <FormExpiry name="expiryDate" label={words.fields.expiryDate} required />
          <FormCardCode name="cvv" label={words.fields.cvv} brand={brand} required />
        </Grid>
        <Flex wrap="wrap" gap="3">
          <SubmitButton label={words.save} />
          <Button variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Flex>
      </Form>
    </CardPanel>
  )
}
