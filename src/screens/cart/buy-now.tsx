import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { buyNowWith } from '../../../machines/buy-now/buy-now.effects.ts'
import type { BuyNowActor, buyNowMachine } from '../../../machines/buy-now/buy-now.machine.ts'
import type { BuyNowOffer } from '../../../machines/buy-now/buy-now.ts'
import { AddressLines } from '../../components/address-lines.tsx'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { useBrandName } from '../../components/card-brand.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Fact, Facts } from '../../components/data-list.tsx'
import { Link } from '../../components/link.tsx'
import { useScreen, useShopSelector } from '../../components/shop-context.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { cartTexts } from '../../i18n/en/cart.ts'

type Snapshot = SnapshotFrom<typeof buyNowMachine>

const offerOf = (snapshot: Snapshot) => (snapshot.hasTag('offered') ? snapshot.context.offer : undefined)
const isExpired = (snapshot: Snapshot) => snapshot.matches('expired')
const isCardRemoved = (snapshot: Snapshot) => snapshot.matches('cardRemoved')
const isAsking = (snapshot: Snapshot) => snapshot.hasTag('asking')
const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
const failureOf = (snapshot: Snapshot) =>
  (['declined', 'notSaved', 'changed'] as const).find((tag) => snapshot.hasTag(tag))

/** Shown if a saved card and an address exist. */
export const BuyNow = () => {
  const owner = useShopSelector('cart', ({ context }) => context.owner)
  return <OwnBuyNow key={owner} owner={owner} />
}

/** Keyed by owner, because another owner has another card and address. */
const OwnBuyNow = ({ owner }: { readonly owner: string }) => {
  const buyNow = useScreen('buyNow', buyNowWith, { owner })
  const words = useTexts(cartTexts).buyNow
  const { masked } = useTexts(cardTexts)
  const offer = useSelector(buyNow, offerOf)
  const expired = useSelector(buyNow, isExpired)
  const cardRemoved = useSelector(buyNow, isCardRemoved)
  const asking = useSelector(buyNow, isAsking)
  const busy = useSelector(buyNow, isBusy)
  const failure = useSelector(buyNow, failureOf)
  if (expired)
    return (
      <Banner tone="info" action={<Link to="/profile/payment">{words.cards}</Link>}>
        {words.expired}
      </Banner>
    )
  if (cardRemoved)
    return (
      <Banner tone="negative" role="alert" action={<Link to="/profile/payment">{words.cards}</Link>}>
        {words.cardRemoved}
      </Banner>
    )
  if (!offer) return null
  return (
    <>
      <Button variant="outline" block busy={busy} onClick={() => buyNow.send({ type: 'buyNow.ask' })}>
        {words.with(masked(offer.card.last4))}
      </Button>
      {failure ? (
        <Banner tone="negative" role="alert">
          {words[failure]}
        </Banner>
      ) : null}
      {asking ? <BuyNowQuestion buyNow={buyNow} offer={offer} /> : null}
    </>
  )
}

const agreedOf = ({ context }: SnapshotFrom<typeof buyNowMachine>) => context.agreed

type Props = { readonly buyNow: BuyNowActor; readonly offer: BuyNowOffer }

const BuyNowQuestion = ({ buyNow, offer: { card, shipping } }: Props) => {
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
      <Facts>
        <Fact term={words.payment}>{ending(brand, card.last4)}</Fact>
        <Fact term={words.deliveryAddress}>
          <AddressLines address={shipping} />
        </Fact>
        <Fact term={words.total} isStrong>
          {total}
        </Fact>
      </Facts>
    </ConfirmDialog>
  )
}
