import { chakra } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { toCents } from '../../../machines/domain/money.ts'
import { boundsOf } from '../../../machines/filters/catalogue-index.ts'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { type Bounds, dollarsAfter, type End, rangeOf } from '../../../machines/filters/view.ts'
import { TextField } from '../../components/text-field.tsx'
import { useCurrency, useFormat, useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import type { Filters } from './catalogue-shown.ts'
import './price-filter.css'

type Props = { readonly filters: Filters }

const leastOf = ({ context }: FiltersSnapshot) => context.view.min
const mostOf = ({ context }: FiltersSnapshot) => context.view.max
const typedOf = ({ context }: FiltersSnapshot) => context.typed
const refusedOf = ({ context }: FiltersSnapshot) => context.refused
const boundsIn = ({ context }: FiltersSnapshot) => boundsOf(context.products)

const share = (dollars: number, { min, max }: Bounds) => (max > min ? (dollars - min) / (max - min) : 0)

/** A range slider with two thumbs, and two number fields. */
export const PriceFilter = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  const min = useSelector(filters, leastOf)
  const max = useSelector(filters, mostOf)
  const bounds = useSelector(filters, boundsIn)
  const range = rangeOf({ min, max }, bounds)
  const ends = { '--from': share(range.min, bounds), '--to': share(range.max, bounds) } as CSSProperties
  return (
    <fieldset className="sc-price-filter">
      <chakra.legend fontSize="sm" fontWeight="semibold" lineHeight="snug">
        {words.price}
      </chakra.legend>
      <div className="sc-range" style={ends}>
        <div className="sc-range-rail" />
        <Thumb filters={filters} end="min" label={words.least} dollars={range.min} bounds={bounds} />
        <Thumb filters={filters} end="max" label={words.most} dollars={range.max} bounds={bounds} />
      </div>
      <div className="sc-price-fields">
        <PriceField filters={filters} end="min" label={words.priceFrom} range={range} bounds={bounds} />
        <PriceField filters={filters} end="max" label={words.priceTo} range={range} bounds={bounds} />
      </div>
    </fieldset>
  )
}

type EndProps = Props & { readonly end: End; readonly label: string; readonly bounds: Bounds }

const Thumb = ({ filters, end, label, dollars, bounds }: EndProps & { readonly dollars: number }) => {
  const format = useFormat()
  const move = (wanted: number) => filters.send({ type: 'filters.price.moved', end, dollars: wanted })
  const settle = () => filters.send({ type: 'filters.settled' })
  const pressed = (event: KeyboardEvent) => {
    const wanted = dollarsAfter(event.key, dollars, bounds)
    if (wanted === undefined) return
    event.preventDefault()
    move(wanted)
  }
  return (
    <input
      type="range"
      className="sc-range-thumb"
      data-end={end}
      aria-label={label}
      min={bounds.min}
      max={bounds.max}
      step={0.01}
      value={dollars}
      aria-valuenow={dollars}
      aria-valuetext={format.price(toCents(dollars))}
      onChange={(event) => move(Math.round(event.currentTarget.valueAsNumber))}
      onKeyDown={pressed}
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
  const chosen = useSelector(filters, end === 'min' ? leastOf : mostOf)
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
