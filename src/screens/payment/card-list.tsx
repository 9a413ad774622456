import { Flex, Grid, Span, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef } from 'react'
import { isExpired } from '../../../machines/domain/card.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { CardBrandMark, useBrandName } from '../../components/card-brand.tsx'
import { CardDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { trash } from '../../components/screen-icons.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'

type Handlers = {
  readonly now: number
  readonly onSetDefault: (card: SavedCard) => void
  readonly onRemove: (card: SavedCard) => void
}

type Props = Handlers & { readonly cards: readonly SavedCard[]; readonly loading: boolean }

export const CardList = ({ cards, loading, ...handlers }: Props) => {
  const words = useTexts(paymentTexts)
  if (loading) return <Skeleton height="11rem" shape="square" />
  if (cards.length === 0)
    return (
      <EmptyState art={<CardDrawing />} title={words.empty}>
        <p>{words.emptyText}</p>
      </EmptyState>
    )
  return (
    <Grid
      as="ul"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(19rem, 1fr))' }}
      gap="4"
      aria-label={words.list}
    >
      {cards.map((card) => (
        <Card key={card.id} card={card} {...handlers} />
      ))}
    </Grid>
  )
}

const Card = ({ card, now, onSetDefault, onRemove }: Handlers & { readonly card: SavedCard }) => {
  const words = useTexts(paymentTexts)
  const { masked, expires, expired } = useTexts(cardTexts)
  const brand = useBrandName(card.brand)
  const which = <VisuallyHidden>{words.which(brand, card.last4)}</VisuallyHidden>
  const isOver = isExpired(card.expiryDate, now)
  const item = useRef<HTMLDivElement>(null)
  // The button that makes a card the default disappears when it is pressed.
  useFocusFallback(item, card.isDefault ? 0 : 1)
  return (
    <Grid
      as="li"
      ref={item}
      tabIndex={-1}
      gap="4"
      alignContent="space-between"
      px="5"
      py="1.125rem"
      borderWidth="1px"
      borderColor={card.isDefault ? 'border.strong' : 'border.default'}
      borderRadius="lg"
      bg="bg.surface"
    >
      <Flex wrap="wrap" gap="0.5rem 0.75rem" alignItems="center">
        <CardBrandMark brand={card.brand} decorative width="3rem" />
        <span>{brand}</span>
        <Flex as="span" wrap="wrap" gap="1.5" ms="auto">
          {card.isDefault ? <Badge tone="positive">{words.default}</Badge> : null}
          {card.sample ? <Badge tone="info">{words.sample}</Badge> : null}
        </Flex>
      </Flex>
      <Text fontSize="xl" fontVariantNumeric="tabular-nums" fontWeight="semibold">
        {masked(card.last4)}
      </Text>
      <Flex as="p" wrap="wrap" gap="0.125rem 1rem" textStyle="note">
        <Span overflowWrap="anywhere">{card.cardHolder}</Span>
        {isOver ? (
          <Span color="negative" fontWeight="semibold">
            {expired(card.expiryDate)}
          </Span>
        ) : (
          <span>{expires(card.expiryDate)}</span>
        )}
      </Flex>
      <Flex wrap="wrap" gap="2">
        {card.isDefault ? null : (
          <Button variant="outline" size="sm" onClick={() => onSetDefault(card)}>
            {words.setDefault} {which}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => onRemove(card)}>
          <Icon of={trash} size="1.125rem" />
          {words.remove} {which}
        </Button>
      </Flex>
    </Grid>
  )
}
