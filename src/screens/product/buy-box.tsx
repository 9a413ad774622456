import { chakra } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { quantityLimit } from '../../../machines/domain/cart.ts'
import { isAvailable, type Product } from '../../../machines/domain/product.ts'
import { includesProduct } from '../../../machines/domain/wishlist.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { cart, heart } from '../../components/icons.ts'
import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { share } from '../../components/screen-icons.ts'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { siteAddress } from '../../components/site-origin.ts'
import { ToggleButton } from '../../components/toggle-button.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', width: 'full', maxWidth: '28rem' },
  variants: {
    /** On a phone the row sticks to the bottom of the window until its own place is scrolled into view. */
    sticks: {
      true: {
        smDown: {
          '@media (height >= 30rem)': {
            position: 'sticky',
            bottom: '0',
            zIndex: '1',
            width: 'calc(100% + 2 * {spacing.gutter})',
            maxWidth: 'none',
            mx: 'calc(-1 * {spacing.gutter})',
            px: 'gutter',
            pt: '3',
            pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
            bg: 'bg.canvas',
          },
        },
      },
    },
  },
})

const half = { flex: '1 1 35%', minWidth: 'fit-content', px: '3' }

type Props = { readonly actor: ProductActor; readonly product: Product }

export const BuyBox = ({ actor, product }: Props) => {
  const words = useTexts(productTexts)
  const wishlist = useShopActor('wishlist')
  const wished = useShopSelector('wishlist', ({ context }) => includesProduct(context.shown, product.id))
  const quantity = useSelector(actor, (snapshot) => snapshot.context.quantity)
  const text = useSelector(actor, (snapshot) => snapshot.context.quantityText)
  return (
    <>
      <Row sticks className="no-print">
        <QuantityStepper
          grows
          label={words.quantity}
          value={text}
          decreaseLabel={words.decrease}
          increaseLabel={words.increase}
          canDecrease={quantity > 1}
          canIncrease={quantity < quantityLimit}
          onDecrease={() => actor.send({ type: 'product.quantity.step', by: -1 })}
          onIncrease={() => actor.send({ type: 'product.quantity.step', by: 1 })}
          onType={(typed) => actor.send({ type: 'product.quantity.typed', text: typed })}
          onCommit={() => actor.send({ type: 'product.quantity.left' })}
        />
        <Button
          size="lg"
          flex="3 1 12rem"
          minW="fit-content"
          px="3"
          disabled={!isAvailable(product)}
          onClick={() => actor.send({ type: 'product.add' })}
        >
          <Icon of={cart} />
          {words.add}
        </Button>
      </Row>
      <Row className="no-print">
        <ToggleButton
          size="lg"
          {...half}
          icon={heart}
          pressed={wished}
          onClick={() => wishlist.send({ type: 'wishlist.toggle', product })}
        >
          {words.wishlist}
        </ToggleButton>
        <Button
          size="lg"
          variant="ghost"
          {...half}
          onClick={() => actor.send({ type: 'product.share', url: siteAddress(`/products/${product.id}`) })}
        >
          <Icon of={share} />
          {words.share}
        </Button>
      </Row>
    </>
  )
}
