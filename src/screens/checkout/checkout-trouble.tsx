import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'

const troubleIn = (snapshot: SnapshotFrom<typeof checkoutMachine>) =>
  (['declined', 'notSaved', 'changed', 'cardRemoved'] as const).find((trouble) => snapshot.hasTag(trouble))

/** Why the order was not placed. Takes the focus, because the pressed button was removed. */
export const CheckoutTrouble = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const trouble = useSelector(checkout, troubleIn)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) frame.current?.focus()
  }, [trouble])
  if (!trouble) return null
  const review =
    trouble === 'changed' ? (
      <Button size="sm" variant="quiet" onClick={() => checkout.send({ type: 'checkout.retry' })}>
        {words.review}
      </Button>
    ) : null
  return (
    <div ref={frame} tabIndex={-1}>
      <Banner tone="negative" speaks="alert" action={review}>
        {words[trouble]}
      </Banner>
    </div>
  )
}
