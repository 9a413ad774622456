import { Box, chakra, Grid, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { toCents } from '../../../machines/domain/money.ts'
import { boundsOf } from '../../../machines/filters/catalogue-index.ts'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { type Bounds, dollarsAfter, type RangeEnd, rangeOf } from '../../../machines/filters/view.ts'
import { TextField } from '../../components/text-field.tsx'
import { useCurrency, useFormat, useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { priceRangeRecipe } from '../../theme/recipes/price-range.ts'
import { widePage } from '../../theme/tokens.ts'
import type { Filters } from './catalogue-selectors.ts'

type Props = { readonly filters: Filters }

const minOf = ({ context }: FiltersSnapshot) => context.view.min
const maxOf = ({ context }: FiltersSnapshot) => context.view.max
const typedOf = ({ context }: FiltersSnapshot) => context.typed
const refusedOf = ({ context }: FiltersSnapshot) => context.refused
const boundsIn = ({ context }: FiltersSnapshot) => boundsOf(context.products)

const Legend = chakra('legend', {
  base: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
})

/** The position of a price between the bounds, from 0 to 1. */
const fractionOf = (dollars: number, { min, max }: Bounds) => (max > min ? (dollars - min) / (max - min) : 0)

/** A range slider with two thumbs, and two number fields. */
export const PriceFilter = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  const min = useSelector(filters, minOf)
  const max = useSelector(filters, maxOf)
  const bounds = useSelector(filters, boundsIn)
  const range = rangeOf({ min, max }, bounds)
  const shared = { filters, bounds }
  const styles = useSlotRecipe({ recipe: priceRangeRecipe })()
  const rangeStyle = {
    '--from': fractionOf(range.min, bounds),
    '--to': fractionOf(range.max, bounds),
  } as CSSProperties
  return (
    <Grid as="fieldset" gap="1" minW="0" gridRow="span 2" css={{ [widePage]: { gridRow: 'auto' } }}>
      <Legend>{words.price}</Legend>
      <Box css={styles.root} style={rangeStyle}>
        <Box css={styles.rail} />
        <Thumb {...shared} css={styles.thumb} end="min" label={words.least} dollars={range.min} />
        <Thumb {...shared} css={styles.thumb} end="max" label={words.most} dollars={range.max} />
      </Box>
      <Grid
        templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
        gap="3"
        css={{ '&& label': { color: 'fg.muted', fontWeight: 'normal' } }}
      >
        <PriceField {...shared} end="min" label={words.priceFrom} range={range} />
        <PriceField {...shared} end="max" label={words.priceTo} range={range} />
      </Grid>
    </Grid>
  )
}

type EndProps = Props & { readonly end: RangeEnd; readonly label: string; readonly bounds: Bounds }

type ThumbProps = EndProps & { readonly dollars: number; readonly css: SystemStyleObject | undefined }

const Thumb = ({ css, filters, end, label, dollars, bounds }: ThumbProps) => {
  const format = useFormat()
  const move = (target: number) => filters.send({ type: 'filters.price.moved', end, dollars: target })
  const settle = () => filters.send({ type: 'filters.settled' })
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dollarsAfter(event.key, dollars, bounds)
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  return (
    <chakra.input
      css={css}
      type="range"
      data-end={end}
      aria-label={label}
      min={bounds.min}
      max={bounds.max}
      step={0.01}
      value={dollars}
      aria-valuenow={dollars}
      aria-valuetext={format.price(toCents(dollars))}
      onChange={(event) => move(Math.round(event.currentTarget.valueAsNumber))}
      onKeyDown={onKeyDown}
      onKeyUp={settle}
      onPointerUp={settle}
      onBlur={settle}
    />
  )
}

const PriceField = ({ filters, end, label, range, bounds }: EndProps & { readonly range: Bounds }) => {
  const words = useTexts(catalogueTexts).filters
  const format = useFormat()
  const currency = useCurrency()
  const typed = useSelector(filters, typedOf)[end]
  const refused = useSelector(filters, refusedOf)[end]
  const chosen = useSelector(filters, end === 'min' ? minOf : maxOf)
  const shown = chosen === undefined ? '' : format.price(toCents(chosen))
  const messages = {
    malformed: words.priceMalformed(format.amount(1250, currency)),
    inverted:
      end === 'min'
        ? words.priceAtMost(format.price(toCents(range.max)))
        : words.priceAtLeast(format.price(toCents(range.min))),
  }
  const enter = () => filters.send({ type: 'filters.price.entered', end, currency })
  return (
    <TextField
      name={end}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={32}
      placeholder={format.price(toCents(bounds[end]))}
      value={typed ?? shown}
      error={refused && messages[refused]}
      announceError
      onChange={(text) => filters.send({ type: 'filters.price.typed', end, text })}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) enter()
      }}
      onBlur={enter}
    />
  )
}
