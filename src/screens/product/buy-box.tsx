import { useSelector } from '@xstate/react'
import { isAvailable, type Product } from '../../../machines/domain/product.ts'
import { holds } from '../../../machines/domain/wishlist.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { cart, heart, share } from '../../components/icons.ts'
import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { siteAddress } from '../../components/site-origin.ts'
import { ToggleButton } from '../../components/toggle-button.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

type Props = { readonly actor: ProductActor; readonly product: Product }

export const BuyBox = ({ actor, product }: Props) => {
  const words = useTexts(productTexts)
  const wishlist = useShopActor('wishlist')
  const wished = useShopSelector('wishlist', ({ context }) => holds(context.shown, product.id))
  const quantity = useSelector(actor, (snapshot) => snapshot.context.quantity)
  const text = useSelector(actor, (snapshot) => snapshot.context.quantityText)
  return (
    <>
      <div className="product-buy product-buy-now">
        <QuantityStepper
          label={words.quantity}
          value={text}
          decreaseLabel={words.decrease}
          increaseLabel={words.increase}
          canDecrease={quantity > 1}
          onDecrease={() => actor.send({ type: 'product.quantity.step', by: -1 })}
          onIncrease={() => actor.send({ type: 'product.quantity.step', by: 1 })}
          onType={(typed) => actor.send({ type: 'product.quantity.typed', text: typed })}
          onCommit={() => actor.send({ type: 'product.quantity.left' })}
        />
        <Button
          size="lg"
          disabled={!isAvailable(product)}
          onClick={() => actor.send({ type: 'product.add' })}
        >
          <Icon of={cart} />
          {words.add}
        </Button>
      </div>
      <div className="product-buy">
        <ToggleButton
          size="lg"
          icon={heart}
          pressed={wished}
          onClick={() => wishlist.send({ type: 'wishlist.toggle', product })}
        >
          {words.wishlist}
        </ToggleButton>
        <Button
          size="lg"
          variant="ghost"
          onClick={() => actor.send({ type: 'product.share', url: siteAddress(`/products/${product.id}`) })}
        >
          <Icon of={share} />
          {words.share}
        </Button>
      </div>
    </>
  )
}
