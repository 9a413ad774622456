import { Flex, Text } from '@chakra-ui/react'
import { isRated, type Product, type Rating } from '../../../machines/domain/product.ts'
import { Badge } from '../../components/badge.tsx'
import { Heading } from '../../components/page.tsx'
import { PriceText } from '../../components/price-text.tsx'
import { RatingStars } from '../../components/rating-stars.tsx'
import { languageOfCategory, useCategoryLabel } from '../../components/use-category-label.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { productCardTexts } from '../../i18n/en/listing.ts'
import { productTexts } from '../../i18n/en/product.ts'

export const ProductFacts = ({ product }: { readonly product: Product }) => {
  const words = useTexts(productTexts)
  const { price } = useFormat()
  const labelOf = useCategoryLabel()
  return (
    <>
      <Flex wrap="wrap" gap="2">
        <Badge lang={languageOfCategory(product.category)}>{labelOf(product.category)}</Badge>
        <Stock product={product} />
      </Flex>
      <Heading as="h1" size="h1" maxW="full" overflowWrap="anywhere" tabIndex={-1} lang="en">
        {product.title}
      </Heading>
      <ProductRating rating={product.rating} />
      {/* Stacked, so that a corrected price of another width does not move the note. */}
      <Flex direction="column" gap="1">
        <PriceText size="lg">{price(product.price)}</PriceText>
        <Text as="span" color="fg.muted" fontSize="sm">
          {words.taxes}
        </Text>
      </Flex>
      <Text textStyle="prose" maxW="60ch" whiteSpace="pre-line" overflowWrap="anywhere" lang="en">
        {product.description}
      </Text>
    </>
  )
}

const ProductRating = ({ rating }: { readonly rating: Rating }) => {
  const words = useTexts(productTexts)
  const { unrated } = useTexts(productCardTexts)
  const { number } = useFormat()
  const { rate, count } = rating
  if (!isRated(rating)) return <RatingStars value={0} size="md" label={unrated} text={unrated} />
  return (
    <RatingStars
      value={rate}
      size="md"
      label={words.rating(number(rate, 1), count)}
      text={`${number(rate, 1)} · ${words.reviews(count)}`}
    />
  )
}

/** Below this stock, the page shows the number. */
const fewLeft = 6

const Stock = ({ product: { stock } }: { readonly product: Pick<Product, 'stock'> }) => {
  const words = useTexts(productTexts)
  if (stock === 0) return <Badge tone="negative">{words.soldOut}</Badge>
  const isScarce = stock !== undefined && stock < fewLeft
  return isScarce ? (
    <Badge tone="warning">{words.fewLeft(stock)}</Badge>
  ) : (
    <Badge tone="positive">{words.inStock}</Badge>
  )
}
