import { Box } from '@chakra-ui/react'
import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { paymentMethodsWith } from '../../../machines/payment-methods/payment-methods.effects.ts'
import type { paymentMethodsMachine } from '../../../machines/payment-methods/payment-methods.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { useBrandName } from '../../components/card-brand.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { plus } from '../../components/icons.ts'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { minus } from '../../components/screen-icons.ts'
import { useScreen, useShop, useUser } from '../../components/shop-context.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'
import { CardForm } from './card-form.tsx'
import { CardList } from './card-list.tsx'

export const Screen = () => {
  const words = useTexts(paymentTexts)
  const user = useUser()
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      {user ? <PaymentMethods key={user.id} owner={user.id} /> : <PageHeading>{words.title}</PageHeading>}
    </AccountLayout>
  )
}

type Snapshot = SnapshotFrom<typeof paymentMethodsMachine>

const cardsOf = ({ context }: Snapshot) => context.shown
const formOf = (snapshot: Snapshot) => snapshot.children.paymentForm
const toRemoveOf = (snapshot: Snapshot) => (snapshot.hasTag('asking') ? snapshot.context.toRemove : undefined)
const isRefused = (snapshot: Snapshot) => snapshot.hasTag('refused')
const isLoading = (snapshot: Snapshot) => snapshot.hasTag('loading')

const PaymentMethods = ({ owner }: { readonly owner: string }) => {
  const words = useTexts(paymentTexts)
  const { now } = useShop().ports.clock
  const actor = useScreen('paymentMethods', paymentMethodsWith, { owner })
  const cards = useSelector(actor, cardsOf, shallowEqual)
  const form = useSelector(actor, formOf)
  const toRemove = useSelector(actor, toRemoveOf)
  const refused = useSelector(actor, isRefused)
  const loading = useSelector(actor, isLoading)
  const addButton = useRef<HTMLButtonElement>(null)
  useFocusFallback(addButton, form ? 1 : 0)
  useFocusFallback(addButton, cards.length)
  return (
    <>
      <PageHeading
        lead={words.lead}
        aside={
          <Button
            ref={addButton}
            variant={form ? 'outline' : 'solid'}
            aria-expanded={form !== undefined}
            onClick={() => actor.send({ type: 'form.toggled' })}
          >
            <Icon of={form ? minus : plus} />
            {words.add}
          </Button>
        }
      >
        {words.title}
      </PageHeading>
      {refused ? (
        <Box mb="5">
          <Banner
            tone="negative"
            role="alert"
            action={
              <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'write.retry' })}>
                {words.retry}
              </Button>
            }
          >
            {words.refused}
          </Banner>
        </Box>
      ) : null}
      {form ? <CardForm actor={form} onCancel={() => actor.send({ type: 'form.toggled' })} /> : null}
      <CardList
        cards={cards}
        loading={loading}
        now={now()}
        onSetDefault={({ id }) => actor.send({ type: 'card.default', id })}
        onRemove={(card) => actor.send({ type: 'card.remove.ask', card })}
      />
      {toRemove ? (
        <RemoveCard
          card={toRemove}
          onConfirm={() => actor.send({ type: 'card.remove.confirm' })}
          onCancel={() => actor.send({ type: 'card.remove.cancel' })}
        />
      ) : null}
    </>
  )
}

type Props = { readonly card: SavedCard; readonly onConfirm: () => void; readonly onCancel: () => void }

const RemoveCard = ({ card, onConfirm, onCancel }: Props) => {
  const words = useTexts(paymentTexts)
  const brand = useBrandName(card.brand)
  return (
    <ConfirmDialog
      danger
      title={words.question(words.which(brand, card.last4))}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{words.questionText}</p>
      {card.isDefault ? <p>{words.questionDefault}</p> : null}
    </ConfirmDialog>
  )
}
