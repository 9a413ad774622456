import { Flex, Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { cardPaymentIn, savedCardOf } from '../../../machines/checkout/checkout.ts'
import type { formMachine } from '../../../machines/form/form.machine.ts'
import { FormCardCode } from '../../components/card-code-field.tsx'
import { FormCardNumber } from '../../components/card-number-field.tsx'
import { FormExpiry } from '../../components/expiry-field.tsx'
import { useForm } from '../../components/form.tsx'
import { FormCheckbox, FormText } from '../../components/form-fields.tsx'
import { Icon } from '../../components/icon.tsx'
import { lock } from '../../components/screen-icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { CardChoice } from './card-choice.tsx'
import { FieldGroup } from './field-group.tsx'

const cardsIn = ({ context }: SnapshotFrom<typeof checkoutMachine>) => context.cards
const valuesIn = ({ context }: SnapshotFrom<typeof formMachine>) => context.values

export const PaymentFields = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const cards = useSelector(checkout, cardsIn)
  const values = useSelector(useForm().form, valuesIn)
  const saved = savedCardOf(values, cards)
  const { fields } = words
  return (
    <FieldGroup title={words.payment} step={3}>
      {cards.length > 0 ? (
        <div data-wide>
          <CardChoice checkout={checkout} cards={cards} chosen={saved} />
        </div>
      ) : null}
      <div data-wide hidden={saved !== undefined}>
        <FormCardNumber name="cardNumber" label={fields.cardNumber} required />
      </div>
      <div data-wide hidden={saved !== undefined}>
        <FormText
          name="cardName"
          label={fields.cardName}
          autoComplete="cc-name"
          autoCapitalize="words"
          required
        />
      </div>
      <div hidden={saved !== undefined}>
        <FormExpiry name="expiryDate" label={fields.expiryDate} required />
      </div>
      <FormCardCode
        key={saved?.id ?? 'new'}
        name="cvv"
        label={fields.cvv}
        brand={cardPaymentIn(values, cards).brand}
        required
      />
      {saved ? null : (
        <div data-wide>
          <FormCheckbox name="saveCard" label={words.saveCard} hint={words.saveCardHint} />
        </div>
      )}
      <Flex as="p" gap="2" textStyle="note" data-wide>
        <Icon of={lock} size="1.125rem" />
        <span>{saved ? words.askedAgain : words.secure}</span>
      </Flex>
      <Text textStyle="note" data-wide>
        {words.testCard}
      </Text>
    </FieldGroup>
  )
}
