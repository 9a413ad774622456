import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { BuyNowActor, buyNowMachine } from '../../../machines/buy-now/buy-now.machine.ts'
import type { BuyNowOffer } from '../../../machines/buy-now/buy-now.ts'
import { AddressLines } from '../../components/address-lines.tsx'
import { useBrandName } from '../../components/card-brand.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { SummaryList } from '../../components/summary-list.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { cartTexts } from '../../i18n/en/cart.ts'

const agreedOf = ({ context }: SnapshotFrom<typeof buyNowMachine>) => context.agreed

type Props = { readonly buyNow: BuyNowActor; readonly offer: BuyNowOffer }

export const BuyNowQuestion = ({ buyNow, offer: { card, shipping } }: Props) => {
  const words = useTexts(cartTexts).buyNow
  const { ending } = useTexts(cardTexts)
  const { amount } = useFormat()
  const { totals, currency } = useSelector(buyNow, agreedOf)
  const total = amount(totals.total, currency)
  const brand = useBrandName(card.brand)
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm(total)}
      cancelLabel={words.cancel}
      onConfirm={() => buyNow.send({ type: 'buyNow.confirm' })}
      onCancel={() => buyNow.send({ type: 'buyNow.cancel' })}
    >
      <SummaryList
        rows={[
          { key: 'card', term: words.paysWith, value: ending(brand, card.last4) },
          { key: 'address', term: words.goesTo, value: <AddressLines address={shipping} /> },
          { key: 'total', term: words.total, value: total, strong: true },
        ]}
      />
    </ConfirmDialog>
  )
}
