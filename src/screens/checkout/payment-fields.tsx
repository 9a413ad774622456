import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { cardPaymentIn, newCard, savedCardOf } from '../../../machines/checkout/checkout.ts'
import { isExpired } from '../../../machines/domain/card.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { CardBrandMark, useBrandName } from '../../components/card-brand.tsx'
import { FormCardCode, FormCardNumber, FormExpiry } from '../../components/card-fields.tsx'
import { useField, useForm } from '../../components/form.tsx'
import { FormCheckbox, FormText, inputs } from '../../components/form-fields.tsx'
import { Icon } from '../../components/icon.tsx'
import { lock } from '../../components/screen-icons.ts'
import { useShop } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { FieldGroup } from './field-group.tsx'

const cardsIn = ({ context }: SnapshotFrom<typeof checkoutMachine>) => context.cards

export const PaymentFields = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const cards = useSelector(checkout, cardsIn)
  const { form } = useForm()
  // Only what is shown, so that a typed letter does not render all fields.
  const saved = useSelector(form, ({ context }) => savedCardOf(context.values, cards))
  const brand = useSelector(form, ({ context }) => cardPaymentIn(context.values, cards).brand)
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
          {...inputs.cardHolder}
          autoCapitalize="words"
          required
        />
      </div>
      <div hidden={saved !== undefined}>
        <FormExpiry name="expiryDate" label={fields.expiryDate} required />
      </div>
      <FormCardCode key={saved?.id ?? newCard} name="cvv" label={fields.cvv} brand={brand} required />
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

type Props = {
  readonly checkout: CheckoutActor
  readonly cards: readonly SavedCard[]
  readonly chosen: SavedCard | undefined
}

/**
 * The choice between a new card and the saved ones. A saved card replaces the number, expiry and name fields. The error summary
 * links to it when the chosen card has expired while the page was open.
 */
const CardChoice = ({ checkout, cards, chosen }: Props) => {
  const words = useTexts(checkoutTexts)
  const titleId = useId()
  const { id, error } = useField('card')
  const { now } = useShop().ports.clock
  const choose = (card: string) => checkout.send({ type: 'checkout.card.chosen', card })
  return (
    <Grid
      id={id}
      role="radiogroup"
      tabIndex={-1}
      gap="2"
      aria-labelledby={titleId}
      aria-invalid={error ? true : undefined}
    >
      <Text id={titleId} fontSize="sm" fontWeight="semibold">
        {words.payWith}
      </Text>
      <Choice name={titleId} isChosen={!chosen} onChoose={() => choose(newCard)}>
        <CardBrandMark brand="" width="2.25rem" />
        <span>{words.newCard}</span>
      </Choice>
      {cards.map((card) => (
        <Choice
          key={card.id}
          name={titleId}
          isChosen={card.id === chosen?.id}
          isDisabled={isExpired(card.expiryDate, now())}
          onChoose={() => choose(card.id)}
        >
          <SavedCardWords card={card} />
        </Choice>
      ))}
    </Grid>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: React.ReactNode
}

const Choice = ({ name, isChosen, isDisabled, onChoose, children }: ChoiceProps) => (
  <chakra.label
    display="flex"
    flexWrap="wrap"
    gap="0.25rem 0.75rem"
    alignItems="center"
    minHeight="3.25rem"
    px="4"
    py="2.5"
    borderWidth="1.5px"
    borderColor={isChosen ? 'accent' : 'border.default'}
    borderRadius="md"
    bg={isChosen ? 'bg.tint' : undefined}
    color={isDisabled ? 'fg.muted' : undefined}
    cursor={isDisabled ? 'not-allowed' : 'pointer'}
  >
    <chakra.input
      boxSize="6"
      flexShrink="0"
      type="radio"
      name={name}
      checked={isChosen}
      disabled={isDisabled}
      // Safari does not focus a pressed radio button. Nor does any browser while the form keeps the focus in a field (useFocusHeldOnPress).
      onClick={({ currentTarget }) => currentTarget.focus()}
      onChange={onChoose}
    />
    {children}
  </chakra.label>
)

const SavedCardWords = ({ card }: { readonly card: SavedCard }) => {
  const words = useTexts(cardTexts)
  const { now } = useShop().ports.clock
  const brand = useBrandName(card.brand)
  const say = isExpired(card.expiryDate, now()) ? words.expired : words.expires
  return (
    <>
      <CardBrandMark brand={card.brand} decorative width="2.25rem" />
      <span>{words.ending(brand, card.last4)}</span>{' '}
      <Span textStyle="note" ms={{ sm: 'auto' }}>
        {card.sample ? `${words.sample} · ` : ''}
        {say(card.expiryDate)}
      </Span>
    </>
  )
}
