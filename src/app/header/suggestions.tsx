import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SearchSnapshot, searchMachine } from '../../../machines/search/search.machine.ts'
import { PriceText } from '../../components/price-text.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { useFormat, useLanguage, useTexts } from '../../components/use-texts.ts'
import { searchTexts } from '../../i18n/en/listing.ts'

type Props = {
  readonly actor: ActorRefFrom<typeof searchMachine>
  readonly listId: string
  readonly isExpanded: boolean
  /** The option that was chosen with the arrow keys. */
  readonly active: number | undefined
}

const suggestionsOf = ({ context }: SearchSnapshot) => context.suggestions
const isAsking = (snapshot: SearchSnapshot) => snapshot.hasTag('asking')
const isEmpty = (snapshot: SearchSnapshot) => snapshot.hasTag('empty')

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

/** The focus stays in the box, so the browser does not scroll to the active option. */
const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** The list below the search box and its announcement. */
export const Suggestions = ({ actor, listId, isExpanded, active }: Props) => {
  const words = useTexts(searchTexts)
  const format = useFormat()
  const language = useLanguage()
  const suggestions = useSelector(actor, suggestionsOf)
  const asking = useSelector(actor, isAsking)
  const empty = useSelector(actor, isEmpty)
  const isOpen = isExpanded || asking || empty
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus out of the box
    <div className={isOpen ? 'sc-search-drop' : 'visually-hidden'} onMouseDown={keepFocus}>
      <div role="status" className={isExpanded ? 'visually-hidden' : 'sc-search-news'}>
        {asking ? (
          <>
            <Spinner /> {words.loading}
          </>
        ) : null}
        {empty ? words.none : null}
        {isExpanded ? words.count(suggestions.length) : null}
      </div>
      <div role="listbox" id={listId} aria-label={words.suggestions} hidden={!isExpanded}>
        {suggestions.map(({ id, title, price, image }, option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys, because it keeps the focus
          <div
            key={id}
            ref={option === active ? scrollTo : undefined}
            id={`${listId}-${option}`}
            className="sc-search-option"
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            onClick={() => actor.send({ type: 'search.chosen', option })}
          >
            <ProductImage src={image} alt="" size={40} className="sc-search-picture" />
            <span className="sc-search-title" lang={language === 'en' ? undefined : 'en'}>
              {title}
            </span>
            <PriceText size="sm">{format.price(price)}</PriceText>
          </div>
        ))}
      </div>
    </div>
  )
}
